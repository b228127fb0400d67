import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FailureCode } from '#server/ports/submission-store.ts'
import { pauseAfter } from './retry-policy.ts'

const codes: FailureCode[] = ['unreachable', 'not-json', 'unexpected', 'rejected', 'limited']
const pause = (code: FailureCode, times: number, random = 0, uncertain = false) =>
  pauseAfter({ code, times, random, uncertain, retryAfter: undefined }) / 1000

describe('the pause after a failure', () => {
  test('is short at first and doubles while the service is in trouble', () => {
    for (const code of ['unreachable', 'not-json', 'unexpected'] as const) {
      expect([1, 2, 3, 4, 5].map((times) => pause(code, times))).toEqual([1, 2, 4, 8, 16])
      expect(pause(code, 40)).toBe(60)
    }
  })

  test('grows to an hour after refusals, which only a person can mend', () => {
    expect([1, 2, 3].map((times) => pause('rejected', times))).toEqual([5, 20, 80])
    expect(pause('rejected', 10)).toBe(60 * 60)
    // An internal error is no refusal.
    expect([1, 2, 3].map((times) => pause('rejected', times, 0, true))).toEqual([1, 2, 4])
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
          const milliseconds = pauseAfter({ code, times, retryAfter, random, uncertain: false })
          expect(Number.isInteger(milliseconds)).toBe(true)
          expect(milliseconds).toBeGreaterThanOrEqual(retryAfter * 1000)
          expect(milliseconds).toBeLessThanOrEqual(retryAfter * 1100 + 252)
        },
      ),
    )
  })

  test.each([86_401, 999_999_999, 1e308, Infinity])(
    'is a day at most where %d seconds are asked for',
    (retryAfter) => {
      const asked = { code: 'limited', times: 1, retryAfter, uncertain: false } as const
      for (const random of [0, 0.5, 0.99]) expect(pauseAfter({ ...asked, random })).toBe(86_400_000)
    },
  )

  test('is our own where what is asked for is no number', () => {
    const asked = { code: 'limited', times: 1, random: 0, uncertain: false } as const
    expect(pauseAfter({ ...asked, retryAfter: NaN })).toBe(60_000)
    expect(pauseAfter({ ...asked, retryAfter: -5 })).toBe(0)
  })

  test('spreads those that failed together, and always ends within the hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (code, times, random) => {
          const seconds = pause(code, times, random)
          expect(Math.round(seconds * 1000) / 1000).toBe(seconds)
          expect(seconds).toBeGreaterThanOrEqual(pause(code, times) / 2)
          expect(seconds).toBeLessThanOrEqual(3600)
        },
      ),
    )
    expect(pause('unreachable', 8, 0.2)).not.toBe(pause('unreachable', 8, 0.7))
  })
})
