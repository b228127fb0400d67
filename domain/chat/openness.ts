import { isDescribedBy } from '#domain/finding/described-by.ts'
import type { Asked, Finding } from '#domain/finding/find.ts'
import type { Knowledge, Subject } from './outcome.ts'

/** In more of the products' texts a word tells none of them from the others. */
const mostCommon = 0.15
/** So many rare words describe a product that nothing else names. */
const leastRare = 2
/** Of all words, the share that describes it; of a single rare word, almost all. */
const leastDescribed = 0.5
const almostAll = 0.75
const leastWords = 3
/** A kind of more products is too wide to choose from without another word. */
const mostOfKind = 8
/** Without a kind, what so many products meet tells nothing. */
const mostWithoutKind = 12

/** How a request stands that may be about nothing: 'open' asks too little, 'strange' for nothing of ours. */
export type Openness = 'told' | 'open' | 'strange'

const never = () => false

export function opennessOf(
  { understanding, numbers }: Asked<Subject>,
  finding: Finding<Subject>,
  { finder }: Pick<Knowledge, 'finder'>,
): Openness {
  const { kinds, requirements, unknown, excluded, nouns } = understanding
  const words = understanding.words.filter((word) => /^\p{L}{3,}$/u.test(word))
  const sure = requirements.filter(({ isGuess }) => !isGuess)
  if (numbers.length > 0) return 'told'
  const [best] = finding.results
  const rare = words.filter((word) => {
    if (!best || !isDescribedBy(best.product, word, never)) return false
    return finder.commonness(word) < mostCommon
  })
  const described = words.filter((word) => best && isDescribedBy(best.product, word, never))
  const isNamed = rare.some((word) => isDescribedBy(best!.product, word, never, false))
  const share = described.length / (words.length || 1)
  const isWhole = rare.length >= leastRare && words.length > leastWords && share >= almostAll
  const isDescribed =
    isWhole ||
    (isNamed &&
      share >= (rare.length >= leastRare ? leastDescribed : almostAll) &&
      (rare.length >= leastRare || words.length >= leastWords))
  if (isDescribed) return 'told'
  const [kind] = kinds
  if (kind) {
    const isWide = kind.members.size > mostOfKind
    // The panel of 'a panel' is a piece of some value, too.
    const others = requirements.filter(({ from, to }) => from < kind.from || kind.to < to)
    return isWide && others.length === 0 && excluded.length === 0 && rare.length === 0
      ? 'open'
      : 'told'
  }
  if (sure.length > 0) {
    const fitting = finding.results.filter(({ fits }) => fits).length
    return fitting > mostWithoutKind && sure.length < 2 ? 'open' : 'told'
  }
  if (unknown.length > words.length / 2) return 'strange'
  const isOfTrade =
    nouns.length > 0 ||
    words.length === 0 ||
    words.some((word) => finder.commonness(word) >= mostCommon)
  return isOfTrade ? 'open' : 'strange'
}
