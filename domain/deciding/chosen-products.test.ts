import { expect, test } from 'vitest'
import { readChosen, toggleChosen, writeChosen } from './chosen-products.ts'

test.each(['', '{', '{}', '[null, 1, {"slug": 1}]'])(
  'nothing is chosen to be compared where %j is stored',
  (text) => {
    expect(readChosen(text)).toEqual([])
  },
)

const product = (slug: string) => ({ slug, name: slug.toUpperCase() })

test('a choice is read as it was written', () => {
  expect(readChosen(writeChosen([product('a'), product('b')]))).toEqual([
    product('a'),
    product('b'),
  ])
  expect(writeChosen([])).toBe('')
})

test('a product is added, and removed when it is chosen again', () => {
  expect(toggleChosen([product('a')], product('b'))).toEqual([product('a'), product('b')])
  expect(toggleChosen([product('a'), product('b')], product('a'))).toEqual([product('b')])
})

test('four products at most are chosen', () => {
  const four = ['a', 'b', 'c', 'd'].map(product)
  expect(toggleChosen(four, product('e'))).toBeUndefined()
  expect(toggleChosen(four, product('d'))).toHaveLength(3)
})
