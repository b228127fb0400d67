import { expect, test } from 'vitest'
import type { Companion } from '#domain/catalogue/companions.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { companionsOfVersion } from './product-facts-view.ts'

const companion = (partNumber: string, attributes: Product['attributes']) =>
  ({ partNumber, product: { attributes } }) as Companion<Product>
const rows = [
  {
    kind: 'accessories' as const,
    companions: [
      companion('white', { color: ['white'] }),
      companion('both', { color: ['white', 'black'] }),
      companion('none', { size: [2] }),
      { partNumber: 'unknown', product: undefined },
    ],
  },
  { kind: 'needs' as const, companions: [companion('white', { color: ['white'] })] },
]
const record = { color: ['white'], size: [2] }
const numbersOf = (own: Product['attributes']) =>
  companionsOfVersion(rows, record, { ...record, ...own }).map(({ companions }) =>
    companions.map(({ partNumber }) => partNumber),
  )

test('what is of the word that another number has is left out', () => {
  expect(numbersOf({ color: ['black'] })).toEqual([['both', 'none', 'unknown']])
})

test('a figure, or a word that is left open, leaves all', () => {
  const all = [['white', 'both', 'none', 'unknown'], ['white']]
  expect(numbersOf({ size: [9] })).toEqual(all)
  expect(numbersOf({ color: [] })).toEqual(all)
})

test('what goes by an interface stays: that is of the number already', () => {
  const fits = [{ kind: 'fits' as const, companions: [companion('white', { color: ['white'] })] }]
  expect(companionsOfVersion(fits, record, { ...record, color: ['black'] })).toEqual(fits)
})
