import { expect, test } from 'vitest'
import { costShare, isWithin, readCost } from './cost-share.ts'

const line = (quantity: number, cost: number | undefined, counts = false) => ({
  quantity,
  cost,
  counts,
})

test('a share is of the cost, not of the pieces', () => {
  const share = costShare([line(10, 95), line(1, 50, true), line(3, undefined, true)])
  expect(share).toEqual({ counted: 50, total: 1000, share: 0.05, open: 1 })
  expect(costShare([line(3, undefined)])).toEqual({ counted: 0, total: 0, share: 0, open: 1 })
})

test('a limit is the lesser of a share and an amount', () => {
  const limit = { share: 0.05, most: 40 }
  expect(isWithin(costShare([line(10, 95), line(1, 50, true)]), { ...limit, most: 60 })).toBe(true)
  expect(isWithin(costShare([line(10, 95), line(1, 50, true)]), limit)).toBe(false)
  expect(isWithin(costShare([line(10, 9), line(1, 10, true)]), limit)).toBe(false)
})

test.each([
  ['1,250.50', 1250.5],
  ['$ 12', 12],
  ['.5', 0.5],
  ['0', 0],
  ['12 €', 12],
  // Nobody means 125 by it.
  ['1,25', 1.25],
  ['1,25,00', undefined],
  ['1e3', undefined],
  ['-3', undefined],
  ['ten', undefined],
  ['', undefined],
])('%j costs %j', (written, cost) => {
  expect(readCost(written)).toBe(cost)
})
