import { describe, expect, test } from 'vitest'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { covers, distance, meets, type Comparison } from './requirement.ts'

const requirement = (comparison: Comparison, value: number) => ({
  slot: 'loss',
  fields: ['loss'],
  says: '',
  test: 'number' as const,
  comparison,
  value,
})
const withLoss = (value: AttributeValue) => sampleProduct({ attributes: { loss: [value] } })

describe('a measure meets what is asked by its worse end', () => {
  const loss = { min: 9, typ: 10, max: 10.5 }
  test.each<[Comparison, number, AttributeValue, boolean]>([
    ['at most', 10.5, loss, true],
    ['at most', 10, loss, false],
    ['under', 10.5, loss, false],
    ['at least', 9, loss, true],
    ['at least', 10, loss, false],
    ['over', 9, loss, false],
    ['exactly', 9.7, loss, true],
    ['exactly', 11, loss, false],
    ['at most', 0.5, { max: 0.5, basis: 'two joints' }, true],
    ['at least', 40, { min: 42, typ: 48 }, true],
    ['at least', 45, { min: 42, typ: 48 }, false],
    ['at most', 1, 'about 0.5', false],
  ])('%s %d of %j: %s', (comparison, wanted, value, expected) => {
    expect(meets(withLoss(value), requirement(comparison, wanted))).toBe(expected)
  })
})

test.each<[AttributeValue, number, boolean]>([
  [{ min: -40, max: 75 }, -40, true],
  [{ min: -40, max: 75 }, 80, false],
  [1310, 1310, true],
  ['1260–1650 nm', 1550, true],
  ['2–5 µm', 3000, true],
])('%j covers %d: %s', (value, wanted, expected) => {
  expect(covers(value, wanted)).toBe(expected)
})

test('what is worded is looked for in basis and conditions too', () => {
  const words = { slot: 'loss', fields: ['loss'], says: '', test: 'text' as const }
  const product = withLoss({ max: 0.5, basis: 'two joints' })
  expect(meets(product, { ...words, matches: /two joints/ })).toBe(true)
  expect(meets(product, { ...words, matches: /splice/ })).toBe(false)
})

test('an interval is as near as its nearer end', () => {
  const near = withLoss({ min: 100, max: 1000 })
  expect(distance(near, requirement('at least', 100))).toBe(0)
  expect(distance(near, requirement('at least', 50))).toBeCloseTo(Math.log(2))
  expect(distance(withLoss('none'), requirement('at least', 50))).toBe(9)
})
