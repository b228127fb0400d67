import { expect, test } from 'vitest'
import { calibrate, disturbance } from './calibration.ts'

test('a machine tells how long a piece of work takes it, and what others take', async () => {
  const { work, others } = await calibrate()
  expect(work).toBeGreaterThan(0)
  expect(others).toBeGreaterThanOrEqual(0)
  expect(others).toBeLessThanOrEqual(1)
})

test.each([
  ['quiet', { work: 10, others: 0.02 }, { work: 11, others: 0.1 }, undefined],
  ['busy before', { work: 10, others: 0.5 }, { work: 10, others: 0 }, 'others took 50 %'],
  ['busy after', { work: 10, others: 0 }, { work: 10, others: 0.2 }, 'others took 20 %'],
  ['slower after', { work: 10, others: 0 }, { work: 13, others: 0 }, '1.30 times as long'],
  ['quicker after', { work: 13, others: 0 }, { work: 10, others: 0 }, '1.30 times as long'],
])('a machine that is %s: %j, %j', (_, before, after, expected) => {
  const told = disturbance(before, after)
  if (expected === undefined) expect(told).toBeUndefined()
  else expect(told).toContain(expected)
})
