import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Requirement } from './requirement.ts'

/** Nobody is served by one twice as long. */
const most = 1.5
/** A wider span than of a plain size was said as one; 'about 130 m' has the figure in its middle. */
const roughly = 0.13
const about = 0.301
const middle = 1e-6

/**
 * '12 m' where 10 and 15 m are had: the next that is longer does. `keys` are the attributes of which
 * more serves as well; a bound that was asked for stays.
 */
export function orLonger(requirement: Requirement, keys: ReadonlySet<string>): Requirement {
  const { test, not, isGuess, says } = requirement
  if (test.type !== 'number' || test.isExact || not || isGuess) return requirement
  const wanted = Math.abs(test.wanted)
  const isPlain = test.bounds.every(({ key, low, high }) => {
    if (!keys.has(key) || low === undefined || high === undefined) return false
    const isMiddle = Math.abs(low + high - 2 * test.wanted) <= wanted * middle
    return high - low <= wanted * (isMiddle ? about : roughly)
  })
  if (!isPlain) return requirement
  const bounds = test.bounds.map((one) => ({ ...one, longest: test.wanted * most }))
  return {
    ...requirement,
    saysLonger: fillIn(texts.byNextLonger, { figure: says }),
    test: { ...test, bounds },
  }
}
