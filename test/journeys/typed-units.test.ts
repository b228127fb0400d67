import { expect, test } from 'vitest'
import { chipTexts, search } from '#test/filters-page.ts'
import { filterValues } from '#test/listing-page.ts'
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
