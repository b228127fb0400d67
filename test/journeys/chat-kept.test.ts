import { describe, expect, test } from 'vitest'
import { ask, log, message, open, send } from '#test/chat-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('what was said to the assistant', () => {
  test('goes on after a reload, until it is begun anew', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'a gas valve')
    const before = await log(page).innerText()
    await page.reload()
    await open(page)
    await expect.poll(() => log(page).innerText()).toBe(before)
    await page.getByRole('button', { name: 'Start over' }).click()
    await log(page).getByText('a gas valve').waitFor({ state: 'detached' })
    await page.reload()
    await open(page)
    expect(await log(page).getByText('a gas valve').count()).toBe(0)
  })

  test('ends with a question whose answer did not come before a reload, ready to be sent again', async () => {
    const page = await visit('/products', { tolerate: /No connection|Failed to fetch/ })
    await open(page)
    await ask(page, 'a gas valve')
    await page.route('**/api/chat', () => undefined)
    await message(page).fill('and a cheaper one?')
    await send(page).click()
    await log(page).getByText('Typing...').waitFor()
    await page.reload()
    await open(page)
    const said = log(page).locator('[data-role]')
    await expect.poll(() => said.count()).toBe(4)
    expect(await said.nth(2).innerText()).toContain('and a cheaper one?')
    expect(await said.nth(3).innerText()).toContain('The answer broke off.')
    expect(await message(page).inputValue()).toBe('and a cheaper one?')
    await page.unroute('**/api/chat')
    await send(page).click()
    await expect.poll(() => said.count()).toBe(6)
    await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
    await page.reload()
    await open(page)
    await expect.poll(() => said.count()).toBe(4)
    expect(await message(page).inputValue()).toBe('')
    expect(await log(page).getByText('broke off').count()).toBe(0)
  })
})
