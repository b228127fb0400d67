import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { faults, pastedColumn } from '#domain/deciding/pasted-lines.fixture.ts'
import { plain, products } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

/** What can be ordered as it stands: products’ own numbers, and those of variants. */
const numbers = [
  ...new Set(
    products.flatMap((product) => {
      const { variants, pattern } = readOrdering(product)
      if (variants.length) return variants.map(({ partNumber }) => partNumber)
      return pattern || !product.partNumber ? [] : product.partNumber
    }),
  ),
]
/** The fixture's sheet of 200 lines and ten faults, with this company's numbers. */
const column = pastedColumn.replace(/QB-(\d+)(?=\t)/g, (_, at: string) => numbers[Number(at)]!)

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
/** The quantities of all lines together. */
const pieces = async (page: Page) =>
  Number(/(\d+) pieces/.exec((await status(page).innerText()).replaceAll(',', ''))?.[1])
const written = (page: Page) => page.getByLabel('Add lines').inputValue()

test('200 lines of a spreadsheet come in at once, and their ten faults are told', async () => {
  const page = await visit('/list')
  await page.getByLabel('Add lines').fill(column)
  await page.getByRole('button', { name: 'Add lines' }).click()
  await expect.poll(async () => plain(await status(page).innerText())).toMatch(/^193 lines/)
  await expect.poll(() => rows(page).count()).toBe(50)

  const before = await pieces(page)
  // Five quantities that are none stay to be mended …
  const [heads, ...left] = (await written(page)).split('\n')
  expect(heads).toBe('Part number\tQuantity')
  expect(left).toHaveLength(faults.quantities.length)
  await page.getByRole('group', { name: /not added/ }).waitFor()
  // … and five numbers that nobody knows are kept as they were written, and marked.
  await page
    .getByRole('link', { name: `Those that need a look (${faults.numbers.length})` })
    .click()
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(faults.numbers)

  await page
    .getByLabel('Add lines')
    .fill(left.map((line) => line.replace(/\t.*/, '\t3')).join('\n'))
  await page.getByRole('button', { name: 'Update' }).last().click()
  // They are on the list already, and come to it.
  await expect.poll(() => pieces(page)).toBe(before + 3 * left.length)
  expect(await written(page)).toBe('')
  for (const number of faults.numbers) {
    await page.getByRole('button', { name: `Remove ${number}`, exact: true }).click()
    await expect.poll(() => rows(page).allInnerTexts()).not.toContain(number)
  }
  await expect.poll(async () => plain(await status(page).innerText())).toMatch(/^188 lines[^.]*$/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('items')!.split(',')).toHaveLength(188)
  // The whole of it is in the browser, and asked for in one form.
  await page.getByRole('link', { name: 'Your list (188)' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL((address) => address.pathname === new URL(url('/quote')).pathname)
  await expect.poll(() => page.getByLabel('Part number').count()).toBe(188)
})
