import { isDescribedBy } from '#domain/finding/described-by.ts'
import type { Asked, Finding } from '#domain/finding/find.ts'
import type { Knowledge, Subject } from './outcome.ts'

/** In more of the products' texts a word tells none of them from the others. */
const maxCommon = 0.15
/** So many rare words describe a product that nothing else names. */
const minRareWords = 2
/** Of all words, the share that describes it; of a single rare word, almost all. */
const minDescribed = 0.5
const almostAll = 0.75
const minWords = 3
/** A kind of more products is too wide to choose from without another word. */
const maxOfKind = 8
/** Without a kind, what so many products meet tells nothing. */
const maxWithoutKind = 12

/** How a request stands that may be about nothing: 'open' asks too little, 'strange' for nothing of ours. */
export type Openness = 'told' | 'open' | 'strange'

/** What tells is looked for last: most requests name a kind or a figure. */
export function opennessOf(
  asked: Asked<Subject>,
  finding: Finding<Subject>,
  { finder, termsIn }: Pick<Knowledge, 'finder' | 'termsIn'>,
): Openness {
  const { kinds, requirements, unknown, excluded, nouns } = asked.understanding
  const [kind] = kinds
  const sure = requirements.filter(({ isGuess }) => !isGuess)
  if (asked.numbers.length > 0) return 'told'
  if (kind) {
    // The panel of 'a panel' is a piece of some value, too.
    const others = requirements.filter(({ from, to }) => from < kind.from || kind.to < to)
    const isWide = kind.members.size > maxOfKind && others.length + excluded.length === 0
    return isWide && telling(asked, finding, finder).rare.length === 0 ? 'open' : 'told'
  }
  if (sure.length > 1) return 'told'
  const fitting = finding.results.filter(({ fits }) => fits).length
  if (sure.length > 0 && fitting <= maxWithoutKind) return 'told'
  const { words, isDescribed } = telling(asked, finding, finder)
  if (isDescribed) return 'told'
  if (sure.length > 0) return 'open'
  // Who speaks of what we explain speaks of our trade.
  if (termsIn(asked.understanding.text).length > 0) return 'open'
  if (unknown.length > words.length / 2) return 'strange'
  const isOfTrade =
    nouns.length > 0 ||
    words.length === 0 ||
    words.some((word) => finder.commonness(word) >= maxCommon)
  return isOfTrade ? 'open' : 'strange'
}

/** The words that describe the best product, and whether they are enough to mean it. */
function telling(
  { understanding }: Asked<Subject>,
  { results: [best] }: Finding<Subject>,
  { commonness }: Pick<Knowledge['finder'], 'commonness'>,
) {
  const words = understanding.words.filter((word) => /^\p{L}{3,}$/u.test(word))
  const describes = (word: string, more = true) =>
    best !== undefined && isDescribedBy(best.product, word, () => false, more)
  const described = words.filter((word) => describes(word))
  const rare = described.filter((word) => commonness(word) < maxCommon)
  const share = described.length / (words.length || 1)
  const isRare = rare.length >= minRareWords
  const isEnough = isRare ? share >= minDescribed : share >= almostAll && words.length >= minWords
  const isWhole = isRare && words.length > minWords && share >= almostAll
  const isNamed = rare.some((word) => describes(word, false))
  return { words, rare, isDescribed: isWhole || (isNamed && isEnough) }
}
