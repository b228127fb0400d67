import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused } from '#test/focus.ts'

import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const cards = (page: Page) => page.getByRole('article')
/** How many products a page of the list has. */
const pageLength = 20
const compared = (page: Page, pressed: boolean) =>
  cards(page).getByRole('button', { name: /Compare /, pressed })

test('a card whose picture is broken says so, one that a filter brings too', async () => {
  const page = await visit('/products', {
    pictures: true,
    prepare: (fresh) => fresh.route('**/images/**', (route) => route.fulfill({ body: 'broken' })),
  })
  const first = cards(page).first()
  await first.getByText('No Image Available', { exact: true }).waitFor()
  expect(await first.getByRole('presentation').count()).toBe(0)
  const name = await first.getByRole('heading').innerText()
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('gauge')
  await expect.poll(() => first.getByRole('heading').innerText()).not.toBe(name)
  await first.getByText('No Image Available', { exact: true }).waitFor()
})

test('a double press chooses a card to be compared, once', async () => {
  const page = await visit('/products?q=gauge')
  const choose = cards(page)
    .getByText(/^Compare/)
    .first()
  await choose.dblclick()
  await compared(page, true).waitFor()
  await page.waitForTimeout(300)
  expect(await compared(page, true).count()).toBe(1)
  // And takes it back once.
  await compared(page, true).dblclick()
  await page.waitForTimeout(300)
  expect(await compared(page, true).count()).toBe(0)
})

test('a part number can be marked with the mouse, to be taken elsewhere', async () => {
  const page = await visit('/products?q=QB-15')
  const number = cards(page).first().getByText('QB-15', { exact: true })
  const { x, y, width, height } = await number.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect().toJSON() as DOMRect
  })
  // Whoever marks with the mouse goes a little too far.
  await page.mouse.move(x - 6, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.move(x + width + 8, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe('QB-15')
  expect(page.url()).toBe(url('/products?q=QB-15'))
})

test('what is chosen to be compared is a button on cards that a filter brings, until none is', async () => {
  const page = await visit('/products?q=gauge')
  const link = cards(page)
    .getByRole('link', { name: /^Compare / })
    .first()
  const name = (await link.innerText()).replace(/\s+/g, ' ')
  await link.press('Enter')
  await compared(page, true).waitFor()
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('')
  await page.waitForURL(url('/products'))
  // The address is the new one before its cards are there.
  await expect.poll(() => cards(page).count()).toBe(pageLength)
  const others = compared(page, false)
  // A space presses it, as it does buttons.
  await others.first().press(' ')
  await page.getByText('2 of 4 chosen').waitFor()
  expect(await focused(page)).toMatch(/^Compare /)
  await page.goto(url('/products?q=gauge'))
  await cards(page)
    .getByRole('button', { name: `✓ ${name}`, exact: true, pressed: true })
    .press('Enter')
  await page
    .getByRole('region', { name: 'Compare', exact: true })
    .getByRole('button', { name: 'Clear' })
    .click()
  await expect
    .poll(() =>
      cards(page)
        .getByRole('button', { name: /Compare / })
        .count(),
    )
    .toBe(0)
  expect(await link.getAttribute('aria-pressed')).toBe(null)
})
