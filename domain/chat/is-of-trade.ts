import type { Asked, Finder } from '#domain/finding/find.ts'
import type { Subject } from './outcome.ts'

/** A word in so many of the products' texts is one of the trade. */
const minCommon = 0.15

/** Whether something is named that has to do with what is sold: 'a storm broke the roof' names nothing. */
export function isOfTrade(
  { understanding, numbers }: Asked<Subject>,
  { commonness }: Pick<Finder<Subject>, 'commonness'>,
): boolean {
  const { kinds, mentioned, nouns, words, requirements } = understanding
  return (
    kinds.length + mentioned.length + nouns.length + numbers.length > 0 ||
    // 'Took our 288 down': a bare figure may be one of a record.
    requirements.some(({ test }) => test.type === 'number') ||
    words.some((word) => /^\p{L}{3,}$/u.test(word) && commonness(word) >= minCommon)
  )
}
