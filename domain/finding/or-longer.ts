import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Requirement } from './requirement.ts'

/** Nobody is served by one twice as long. */
const most = 1.5
/** A wider span than of a plain size was said as one. */
const roughly = 0.13

/**
 * '12 m' where 10 and 15 m are had: the next that is longer does. `keys` are the attributes of which
 * more serves as well; a bound that was asked for stays.
 */
export function orLonger(requirement: Requirement, keys: ReadonlySet<string>): Requirement {
  const { test, not, isGuess, says } = requirement
  if (test.type !== 'number' || test.isExact || not || isGuess) return requirement
  const isPlain = test.bounds.every(
    ({ key, low, high }) =>
      keys.has(key) &&
      low !== undefined &&
      high !== undefined &&
      high - low <= Math.abs(test.wanted) * roughly,
  )
  if (!isPlain) return requirement
  const bounds = test.bounds.map((one) => ({ ...one, longest: test.wanted * most }))
  return {
    ...requirement,
    saysLonger: fillIn(texts.byNextLonger, { figure: says }),
    test: { ...test, bounds },
  }
}
