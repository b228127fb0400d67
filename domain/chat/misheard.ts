import type { Finding, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { isOrdinary } from '#domain/finding/search.ts'
import type { Subject } from './outcome.ts'

/** Of the words that tell, so many and such a share its texts have to hold. */
const minHeld = 6
const minCoverage = 0.55
/** What answers the words no better, of the best, is not what they tell of. */
const minTold = 0.95

/**
 * The product that the words tell of, of the kind that is asked for, and that meets all but one word
 * of the language: 'shallow wall cabinet for ...' may only tell where it goes. Whoever names it says
 * what its record states instead.
 */
export function allButOneWord({
  results,
  understanding: { requirements },
}: Finding<Subject>): { found: Found<Subject>; otherwise: Requirement } | undefined {
  const best = results.find(({ isOfKind }) => isOfKind)
  if (!best || best.told < minTold || best.held < minHeld || best.coverage < minCoverage)
    return undefined
  const sure = best.checks.filter((_, i) => !requirements[i]!.isGuess)
  const unmet = sure.filter(({ result }) => result !== 'met')
  const [only, another] = unmet
  if (!only || another || sure.length < 2 || !isOrdinary(only.requirement)) return undefined
  return { found: best, otherwise: only.requirement }
}
