import { createFullText, type FullText } from './full-text.ts'
import type { Passage } from './passages.ts'

export type PassageHit<P> = {
  passage: Passage<P>
  score: number
  /** Share of the question's words, by rarity, that heading, text or context hold, 0 to 1. */
  coverage: number
  /** The same of heading and text alone. */
  ownCoverage: number
  /** The words of the question that heading and text hold, as stems. */
  ownWords: readonly string[]
}

export type PassageSearch<P> = {
  /**
   * The passages that answer best, best first. `words` are stems; `weight` says how much a word counts;
   * `boost` multiplies what a passage is worth: more than 1 where it is of what is spoken of.
   */
  find: (
    words: readonly string[],
    options?: { weight?: (word: string) => number; boost?: (passage: Passage<P>) => number },
  ) => PassageHit<P>[]
  has: FullText['has']
  rarity: FullText['rarity']
}

type Options = {
  wordsOf: (text: string) => string[]
  isSound: (word: string) => boolean
}

const boosts = { heading: 1.6, text: 1, context: 0.8 }
const maxHits = 400

/** Full text over passages, ranked by how much of the question each of them covers. */
export async function createPassageSearch<P>(
  passages: readonly Passage<P>[],
  { wordsOf, isSound }: Options,
): Promise<PassageSearch<P>> {
  const index = await createFullText(
    passages.map(({ heading, text, context }, id) => ({ id, fields: { heading, text, context } })),
    { boosts, wordsOf, isSound },
  )
  const ownWords = passages.map(({ heading, text }) => new Set(wordsOf(`${heading} ${text}`)))

  return {
    has: index.has,
    rarity: index.rarity,
    find: (words, { weight = () => 1, boost = () => 1 } = {}) => {
      // A word that no passage has is nothing that one could hold.
      const rarity = words.flatMap((word) =>
        index.has(word) ? [[word, index.rarity(word) * weight(word)] as const] : [],
      )
      const all = rarity.reduce((sum, [, one]) => sum + one, 0) || 1
      const shareOf = (isHeld: (word: string) => boolean) =>
        rarity.reduce((sum, [word, one]) => sum + (isHeld(word) ? one : 0), 0) / all
      return index
        .search(words, weight)
        .slice(0, maxHits)
        .map(({ id, score, words: held }) => {
          const passage = passages[id]!
          const isHeld = new Set(held)
          const coverage = shareOf((word) => isHeld.has(word))
          const own = held.filter((word) => ownWords[id]!.has(word))
          const ownCoverage = shareOf((word) => own.includes(word))
          return {
            passage,
            coverage,
            ownCoverage,
            ownWords: own,
            score: score * (0.3 + coverage) * (0.3 + ownCoverage) * boost(passage),
          }
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}
