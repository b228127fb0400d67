import { expect, test } from 'vitest'
import { calibrate, disturbance, stolenOf, stolenText } from './calibration.ts'

test('a machine tells how long a piece of work takes it, and what others and its host take', async () => {
  const { work, others, stolen } = await calibrate()
  expect(work).toBeGreaterThan(0)
  expect(others).toBeGreaterThanOrEqual(0)
  expect(others).toBeLessThanOrEqual(1)
  expect(stolen).toBeGreaterThanOrEqual(0)
  expect(stolen).toBeLessThanOrEqual(1)
})

test.each([
  ['none where each piece takes about the same', [1, 1.1, 1.3, 1, 0.9, 1, 1.2, 1, 1, 1.9], 0],
  ['half where every fourth one stood still for four', [1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5], 0.5],
])('of the processor the host took %s', (_, milliseconds, expected) => {
  expect(stolenOf(milliseconds)).toBeCloseTo(expected)
})

test('a share that the host took is told where it is more than a little', () => {
  expect(stolenText(0.09)).toBeUndefined()
  expect(stolenText(0.5)).toContain('50 %')
})

const machine = (work: number, others = 0, stolen = 0) => ({ work, others, stolen })

test.each([
  ['quiet', machine(10, 0.02), machine(11, 0.1), undefined],
  ['busy before', machine(10, 0.5), machine(10), 'others took 50 %'],
  ['busy after', machine(10), machine(10, 0.2), 'others took 20 %'],
  ['slower after', machine(10), machine(13), '1.30 times as long'],
  ['quicker after', machine(13), machine(10), '1.30 times as long'],
  [
    'given less of after',
    machine(10),
    machine(10, 0, 0.5),
    'the host took 0 % of a processor before it and 50 % after it',
  ],
  ['given as much of all along', machine(10, 0, 0.5), machine(10, 0, 0.5), undefined],
])('a machine that is %s: %j, %j', (_, before, after, expected) => {
  const told = disturbance(before, after)
  if (expected === undefined) expect(told).toBeUndefined()
  else expect(told).toContain(expected)
})
