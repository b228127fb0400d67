import { expect, test } from 'vitest'
import { isNumberLike } from './number-like.ts'

test.each([
  ['QT-25L', true],
  [' qb-15l-04 ', true],
  ['QT25L', false],
  ['valve 25', false],
  ['two-way', false],
  ['2-way-valve', false],
])('“%s” may be a part number alone: %s', (text, expected) => {
  expect(isNumberLike(text)).toBe(expected)
})
