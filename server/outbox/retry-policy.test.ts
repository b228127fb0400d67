import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FailureCode } from '#server/ports/submission-store.ts'
import { pauseAfter } from './retry-policy.ts'

const codes: FailureCode[] = ['unreachable', 'not-json', 'unexpected', 'rejected', 'limited']
const pause = (code: FailureCode, times: number, random = 0) =>
  pauseAfter({ code, times, random, retryAfter: undefined }) / 1000

describe('the pause after a failure', () => {
  test('is short at first and doubles while the service is in trouble', () => {
    for (const code of ['unreachable', 'not-json', 'unexpected'] as const) {
      expect([1, 2, 3, 4, 5].map((times) => pause(code, times))).toEqual([1, 2, 4, 8, 16])
      expect(pause(code, 40)).toBe(15 * 60)
    }
  })

  test('grows to an hour after refusals, which only a person can mend', () => {
    expect([1, 2, 3].map((times) => pause('rejected', times))).toEqual([5, 20, 80])
    expect(pause('rejected', 10)).toBe(60 * 60)
  })

  test('is a minute after a limit that does not say how long it lasts', () => {
    expect(pause('limited', 1)).toBe(60)
    expect(pause('limited', 9)).toBe(15 * 60)
  })

  test('is never shorter than the service asks for, and little longer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 86_400, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (code, times, retryAfter, random) => {
          const milliseconds = pauseAfter({ code, times, retryAfter, random })
          expect(milliseconds).toBeGreaterThanOrEqual(retryAfter * 1000)
          expect(milliseconds).toBeLessThanOrEqual(retryAfter * 1100 + 1001)
        },
      ),
    )
  })

  test('spreads those that failed together, and always ends within the hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (code, times, random) => {
          const seconds = pause(code, times, random)
          expect(seconds).toBeGreaterThanOrEqual(pause(code, times) / 2)
          expect(seconds).toBeLessThanOrEqual(3600)
        },
      ),
    )
    expect(pause('unreachable', 8, 0.2)).not.toBe(pause('unreachable', 8, 0.7))
  })
})
