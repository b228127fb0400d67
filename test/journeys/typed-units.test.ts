import { expect, test } from 'vitest'
import { chipTexts, search } from '#test/filters-page.ts'
import { filterValues, openFilter } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('without JavaScript a figure may bring either of two units', async () => {
  const page = await visit('/products?open=length', { javaScriptEnabled: false, width: 390 })
  const lengths = filterValues(page, 'length')
  await lengths.getByText('mm or in').first().waitFor()
  await lengths.getByLabel('At most').fill('1.8 in')
  await lengths.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => search(page)).toBe('?length=..45.8')
  await expect.poll(() => chipTexts(page)).toEqual(['Length: 45.8 mm or less'])
})

test('bounds that were given the wrong way round stand in the other fields once they are entered', async () => {
  const page = await visit('/products')
  const pressures = await openFilter(page, 'pressure')
  await pressures.getByLabel('At least').fill('60')
  await page.waitForURL(/pressure=60\.\./)
  await pressures.getByLabel('At most').fill('40')
  await page.keyboard.press('Enter')
  await page.waitForURL(/pressure=40\.\.60/)
  await expect.poll(() => pressures.getByLabel('At least').inputValue()).toBe('40')
  await expect.poll(() => pressures.getByLabel('At most').inputValue()).toBe('60')
})

test('what is no number is said to be none, until it is one', async () => {
  const page = await visit('/products')
  const pressures = await openFilter(page, 'pressure')
  const least = pressures.getByLabel('At least')
  await least.fill('abc')
  await pressures.getByRole('alert').getByText('Not a number').waitFor()
  expect(await least.getAttribute('aria-invalid')).toBe('true')
  await least.fill('40')
  await page.waitForURL(/pressure=40\.\./)
  expect(await pressures.getByRole('alert').count()).toBe(0)
})
