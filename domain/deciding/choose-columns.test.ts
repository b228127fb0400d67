import { expect, test } from 'vitest'
import { chooseColumns, type Reader } from './choose-columns.ts'
import { parsedProduct } from './parsed-product.fixture.ts'

const products = new Map(
  ['a', 'b', 'c', 'd', 'e'].map((slug) => [slug, parsedProduct(slug, { partNumber: `N-${slug}` })]),
)
const reader: Reader = {
  read: (text) => {
    const product = products.get(text.replace('N-', ''))
    return product && { product }
  },
  guess: () => [...products.values()].map((product) => ({ product })),
}
const choose = (...asked: string[]) => {
  const { columns, unknown, beyond } = chooseColumns(asked, reader, new Map())
  return {
    columns: columns.map(({ id }) => id),
    unknown: unknown.map(({ asked: text, meant }) => [text, ...meant.map(({ id }) => id)]),
    beyond: beyond.map(({ id }) => id),
  }
}

test('columns stand in the order in which they were asked for, each once', () => {
  expect(choose('b', 'N-a', 'N-b')).toEqual({ columns: ['b', 'a'], unknown: [], beyond: [] })
})

test('what nobody knows is kept with what may have been meant', () => {
  expect(choose('a', 'x', 'x')).toEqual({
    columns: ['a'],
    unknown: [['x', 'a', 'b', 'c']],
    beyond: [],
  })
})

test('four stand side by side, and what is beyond is told', () => {
  expect(choose('a', 'b', 'c', 'd', 'e')).toMatchObject({
    columns: ['a', 'b', 'c', 'd'],
    beyond: ['e'],
  })
})
