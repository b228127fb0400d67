import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('the sheet makes the values of a filter while it is open, and lets them go', async () => {
  const page = await visit('/products')
  await page.getByRole('button', { name: /^All filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const filters = sheet.locator('section > details')
  const boxes = sheet.locator('input[type=checkbox]')
  await expect.poll(() => filters.count()).toBeGreaterThan(5)
  expect(await boxes.count()).toBe(0)
  const filter = filters.filter({ hasText: 'Body' }).first()
  const heading = filter.locator(':scope > summary')
  await heading.press('Enter')
  await filter.getByLabel('Brass').waitFor()
  // Those of this filter alone.
  expect(await boxes.count()).toBe(await filter.locator('input[type=checkbox]').count())
  await filter.getByLabel('Brass').click()
  await expect.poll(() => filter.getByLabel('Brass').isChecked()).toBe(true)
  await heading.press('Enter')
  await expect.poll(() => boxes.count()).toBe(0)
  await heading.press('Enter')
  expect(await filter.getByLabel('Brass').isChecked()).toBe(true)
})

test('what is looked for opens with its values', async () => {
  const page = await visit('/products')
  await page.getByRole('button', { name: /^All filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  await sheet.getByRole('searchbox').fill('brass')
  await sheet.getByLabel('Brass').waitFor()
})

test('without JavaScript the values of all filters are there', async () => {
  const page = await visit('/products?open=filters', { javaScriptEnabled: false })
  const folded = page.getByRole('main').locator('section > details:not([open])')
  expect(await folded.count()).toBeGreaterThan(5)
  expect(await folded.locator('input').count()).toBeGreaterThan(20)
})
