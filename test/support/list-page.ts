import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { plain } from './catalogue.ts'

/** The quantity of a line, by its part number. */
export const quantity = (page: Page, number: string) =>
  page.getByRole('textbox', { name: `Quantity ${number}` })

/** The part numbers of the lines. */
export const numbers = async (page: Page) =>
  (await page.getByRole('table').getByRole('rowheader').allInnerTexts()).map(plain)

export const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

export const addLink = (page: Page, of: string) =>
  page.getByRole('main').getByRole('link', { name: `Add to list ${of}`, exact: true })

/** The list that the browser keeps. */
export const keptLink = (page: Page) => page.getByRole('link', { name: /^Your list \(/ })
export const expectKept = (page: Page, items: string) =>
  expect.poll(() => keptLink(page).getAttribute('href')).toBe(`/list?items=${items}`)
