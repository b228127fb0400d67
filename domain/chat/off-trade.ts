import { isOrdinary } from '#domain/finding/asked-of.ts'
import type { Asked } from '#domain/finding/find.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** Fewer words beside the kind tell nothing of what a word means. */
const minWords = 2
/** So few of the words, and so small a share of them, stand in the texts of what was found. */
const maxHeld = 2
const maxShare = 0.35

/**
 * 'Who wins the lamp throwing this year?': a word of the trade is all that the product found has of
 * what was said, and no figure or part number is asked for. So it was said of something else.
 */
export function isOffTrade(
  outcome: Outcome,
  { understanding, numbers }: Asked<Subject>,
  { plain }: Pick<Knowledge, 'plain'>,
): boolean {
  if (outcome.kind !== 'products' || outcome.partners.length > 0 || numbers.length > 0) return false
  const { requirements, words, kinds, nouns, demands, isContinued, wantsDocument } = understanding
  // 'The lamp of the lowest grade' asks something of it.
  if (isContinued || wantsDocument || nouns.length > 0) return false
  const said = keyOfText([...kinds.map(({ says }) => says), ...demands].join(' ')).split(' ')
  const told = words.filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !plain.has(word) && !said.includes(word),
  )
  const isAsked = requirements.some(
    (one) => one.test.type === 'number' || (!one.isGuess && !isOrdinary(one)),
  )
  const sure = requirements.filter(({ isGuess }) => !isGuess)
  if (told.length < minWords || isAsked || sure.length > 1) return false
  return outcome.found.every(({ held, coverage }) => held <= maxHeld && coverage <= maxShare)
}
