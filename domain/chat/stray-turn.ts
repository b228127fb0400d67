import type { Asked } from '#domain/finding/find.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { saysOf } from './says-of.ts'

/**
 * 'What about the weather?' once something was answered: nothing is asked of what was named, and alone
 * it would be refused. What was answered is not said again for it.
 */
export function createStrayTurn(
  { plain, termsIn }: Pick<Knowledge, 'plain' | 'termsIn'>,
  answer: (asked: Asked<Subject>) => Outcome,
  namedIn: (before: Asked<Subject>) => readonly Subject[],
) {
  return (turn: Asked<Subject>, before: Asked<Subject>): boolean => {
    if (turn.numbers.length > 0 || isAsking(turn.understanding)) return false
    const { words, text } = turn.understanding
    const told = words.filter((word) => /^\p{L}{3,}$/u.test(word) && !plain.has(word))
    if (told.length === 0 || termsIn(text).length > 0) return false
    const outcome = answer(turn)
    if (outcome.kind !== 'refusal' || outcome.reason !== 'off-topic') return false
    // 'Sliding?' is asked of what was named, whose texts speak of it.
    return !namedIn(before).some((product) => told.some((word) => saysOf(product, word)))
  }
}

/** Anything was read that is of products, or of what was said before. */
function isAsking(read: Asked<Subject>['understanding']): boolean {
  const { kinds, mentioned, excluded, requirements, nouns, waives, relatives } = read
  const { demands, codes, dropped, extremes, ordinal } = read
  const lists = [kinds, mentioned, excluded, requirements, nouns, waives, relatives]
  const others = [demands, codes, dropped, extremes]
  return (
    [...lists, ...others].some(({ length }) => length > 0) ||
    ordinal !== undefined ||
    read.refersBack ||
    read.pointsBack ||
    read.meansThis ||
    read.wantsDocument ||
    read.wantsPartners ||
    read.wantsFit ||
    read.wantsComparison ||
    read.wantsPeople
  )
}
