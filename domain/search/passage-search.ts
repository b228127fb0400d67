import { createFullText, type FullText } from './full-text.ts'
import type { Passage, PassageSource } from './passages.ts'

export type PassageHit<P> = {
  passage: Passage<P>
  score: number
  /** Share of the question's words, by rarity, that heading, text or context hold, 0 to 1. */
  coverage: number
  /** The same of heading and text alone. */
  ownCoverage: number
  /** The words of the question that heading, text or context hold, as stems. */
  words: readonly string[]
  /** Those of heading and text alone. */
  ownWords: readonly string[]
}

export type PassageSearch<P> = {
  /**
   * The passages that answer best, best first. `words` are stems; `weight` says how much a word counts.
   * Of several products that say the same it is of the one with the highest `rank`.
   */
  find: (
    words: readonly string[],
    options?: {
      weight?: (word: string) => number
      rank?: (source: PassageSource<P>) => number
    },
  ) => PassageHit<P>[]
  has: FullText['has']
  rarity: FullText['rarity']
}

type Options = {
  wordsOf: (text: string) => string[]
  isSound: (word: string) => boolean
  /** What a word that no passage holds means: a country is called otherwise in another language. */
  meanings?: ReadonlyMap<string, readonly string[]>
  /** Whether a text that several products have is indexed once: a large series shares most of them. */
  isShared?: boolean
  pause?: () => Promise<unknown>
}

const ownBoosts = { heading: 1.6, text: 1 }
const boosts = { ...ownBoosts, context: 0.8 }
const maxHits = 400

/** Full text over passages, ranked by how much of the question each of them covers. */
export async function createPassageSearch<P>(
  passages: Iterable<Passage<P>>,
  { wordsOf, isSound, meanings, isShared = false, pause = () => Promise.resolve() }: Options,
): Promise<PassageSearch<P>> {
  const groups = await groupPassages(passages, isShared, pause)
  const index = await createFullText(
    groups.values().map(({ passage: { heading, text, context } }, id) => ({
      id,
      fields: { heading, text, context },
    })),
    { boosts, wordsOf, isSound, pause },
  )
  /** The passages that hold a word themselves. */
  const ownHolders = (word: string) => index.holders(word, Object.keys(ownBoosts))
  /** A product is called by its names; a page has words that it never says. */
  const isName = (word: string) =>
    index
      .holders(word, ['context'])
      .values()
      .some((id) => groups[id]!.passage.source.kind === 'product')

  const meantBy = (word: string) => (index.has(word) ? [word] : (meanings?.get(word) ?? [word]))

  return {
    has: index.has,
    rarity: index.rarity,
    find: (written, { weight: weightOf = () => 1, rank = () => 0 } = {}) => {
      const weights = new Map<string, number>()
      for (const word of written)
        for (const meant of meantBy(word))
          weights.set(meant, Math.max(weights.get(meant) ?? 0, weightOf(word)))
      const words = [...weights.keys()]
      const weight = (word: string) => weights.get(word) ?? 1
      // A word that no passage has is nothing that one could hold.
      const rarity = words.flatMap((word) =>
        index.has(word) ? [[word, index.rarity(word) * weight(word)] as const] : [],
      )
      const sum = (isCounted: (word: string) => boolean) =>
        rarity.reduce((sum, [word, one]) => sum + (isCounted(word) ? one : 0), 0)
      const all = sum(() => true) || 1
      const holdersBy = new Map(words.map((word) => [word, ownHolders(word)]))
      const heldWeight = sum((word) => holdersBy.get(word)!.size > 0 || isName(word)) || 1
      return index
        .search(words, weight)
        .slice(0, maxHits)
        .map(({ id, score, words: held }) => {
          const passage = likeliestSource(groups[id]!, rank)
          const isHeld = new Set(held)
          const coverage = sum((word) => isHeld.has(word)) / all
          const heldWords = held.filter((word) => holdersBy.get(word)!.has(id))
          const ownCoverage = sum((word) => heldWords.includes(word)) / heldWeight
          return {
            passage,
            coverage,
            ownCoverage,
            words: held,
            ownWords: heldWords,
            score: score * (0.3 + coverage) * (0.3 + ownCoverage),
          }
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}

/** A passage, and further sources that say the same. */
type Group<P> = { passage: Passage<P>; others: Passage<P>['source'][] }

async function groupPassages<P>(
  passages: Iterable<Passage<P>>,
  isShared: boolean,
  pause: () => Promise<unknown>,
): Promise<Group<P>[]> {
  const groups: Group<P>[] = []
  const byText = new Map<string, Group<P>>()
  for (const passage of passages) {
    await pause()
    const key = `${passage.form}\n${passage.heading}\n${passage.text}`
    const same = isShared ? byText.get(key) : undefined
    if (same) {
      same.others.push(passage.source)
      continue
    }
    const group = { passage, others: [] }
    groups.push(group)
    if (isShared) byText.set(key, group)
  }
  return groups
}

/** The passage as the source has it that counts most. */
function likeliestSource<P>(
  { passage, others }: Group<P>,
  rank: (source: PassageSource<P>) => number,
): Passage<P> {
  let best = passage.source
  let most = rank(best)
  for (const source of others) {
    const worth = rank(source)
    if (worth > most) [best, most] = [source, worth]
  }
  return best === passage.source ? passage : { ...passage, source: best }
}
