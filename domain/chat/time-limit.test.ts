import { expect, test } from 'vitest'
import { createTimeLimit } from './time-limit.ts'

test('work that takes too long is left at its next check, and answered otherwise', () => {
  let now = 0
  const steps: string[] = []
  const limit = createTimeLimit(() => now)
  const work = (milliseconds: number) => () => {
    for (const step of ['first', 'second']) {
      limit.check()
      steps.push(step)
      now += milliseconds
    }
    return 'whole'
  }
  expect(limit.within(work(100), () => 'plain')).toBe('whole')
  expect(limit.within(work(1000), () => 'plain')).toBe('plain')
  expect(steps).toEqual(['first', 'second', 'first'])
})

test('a fault of the work is none of time', () => {
  const limit = createTimeLimit(() => 0)
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => limit.within(fail, () => 'plain')).toThrow('broken')
})
