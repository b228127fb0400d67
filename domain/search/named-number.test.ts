import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { Query } from './product-search.ts'
import { namedNumber } from './named-number.ts'

const product = {
  ...sampleProduct({ slug: 'cord', partNumber: 'PC-1', aka: ['OLD-PC-1'] }),
  variants: [{ partNumber: 'PC-1-3M', stock: 'stock' }],
}
type Named = Query<typeof product>['numbers'][number]
const numberOf = (partNumber: string, match: Named['match'], of = product) =>
  namedNumber(
    {
      numbers: [{ id: 0, match, partNumber, written: partNumber, product: of }],
      constraints: [],
    },
    product,
    true,
  )

test('a product is shown by the number of its variant, or one that can be ordered, where the text names it', () => {
  expect(numberOf('PC-1-3M', 'exact')).toBe('PC-1-3M')
  expect(numberOf('PC-1-47M', 'built')).toBe('PC-1-47M')
})

test('and by its own otherwise: by a piece, a slip, a former number, or where another is named', () => {
  expect(numberOf('PC-1', 'exact')).toBe('PC-1')
  expect(numberOf('PC-1-3M', 'piece')).toBe('PC-1')
  expect(numberOf('PC-1-3M', 'near')).toBe('PC-1')
  expect(numberOf('OLD-PC-1', 'exact')).toBe('PC-1')
  expect(numberOf('PC-1-3M', 'exact', { ...product })).toBe('PC-1')
})
