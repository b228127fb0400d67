import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const opener = (page: Page) => page.getByRole('button', { name: 'Ask our assistant' })
export const panel = (page: Page) => page.getByRole('region', { name: 'Assistant' })
export const log = (page: Page) => page.getByRole('log')
export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const send = (page: Page) => page.getByRole('button', { name: 'Send' })

export async function open(page: Page): Promise<void> {
  await opener(page).click()
  await message(page).waitFor()
}

export async function ask(page: Page, text: string): Promise<void> {
  await message(page).fill(text)
  await send(page).click()
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
}
