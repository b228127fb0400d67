import { expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { finder } from '#test/finder.ts'
import { passedOver } from './passed-over.ts'

const passed = (query: string, ...slugs: string[]) => {
  const finding = finder.find(query)
  const shown = slugs.map((slug) => products.find((one) => one.slug === slug)!)
  return passedOver(finding, shown, finder)
}

test('a word that no field and no text of what is shown accounts for is named', () => {
  expect(passed('wireless gauge', 'gauge-100')).toEqual(['wireless'])
  expect(passed('wireless gauge', 'gauge-digital-80-wireless')).toEqual([])
})

test('so is a word of which no product of the kind states anything', () => {
  expect(passed('seat kit, brass', 'seat-kit-dn15')).toEqual(['Brass'])
  expect(passed('ball valve, brass', 'ball-valve-dn15')).toEqual([])
})

test('what was read is no word left over, and words alone are held by what is shown', () => {
  expect(passed('gauge with a dial of 100 mm', 'gauge-100')).toEqual([])
  expect(passed('wireless', 'gauge-100')).toEqual([])
})
