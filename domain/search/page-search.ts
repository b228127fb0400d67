import { bare } from '#domain/catalogue/search.ts'
import { createFullText } from './full-text.ts'
import type { LanguagePack } from './language-pack.ts'
import { createStemmer, createTextFolder, tokenize } from './query-text.ts'

/** A page, tool, document or article that search leads to. */
export type SearchedPage = {
  path: string
  title: string
  /** What kind of document it is; nothing of a page. */
  note?: string
  /** Of a letter, a guide: found by it alone. */
  number?: string
  /** What somebody calls it who does not know its title: 'jobs, hiring'. */
  words?: string
  description?: string
  text?: string
}

export type FoundPage = {
  path: string
  title: string
  note: string
  /** What the page says of itself. */
  excerpt?: string
  score: number
  /** Share of the words, by rarity, that its title, number and everyday words hold, 0 to 1. */
  named: number
  /** The text is its number and nothing besides. */
  isNumber?: true
}

export type PageSearch = {
  /** Best first; `isSentence` asks for the likeliest ones, however many of its words they hold. */
  find: (text: string, options?: { isSentence?: boolean }) => FoundPage[]
}

const boosts = { title: 4, words: 4, description: 1.5, text: 0.6 }
/** What the words of a title and of everyday speech count beside full text. */
const namedWeight = 3
const coverageWeight = 1.5
const textWeight = 1
const numberScore = 100
/** 'Order' asks nothing of a product, and much of a company. */
const stopWordWeight = 0.25
/** Less of a query than this is chance. */
const minNamed = 0.5
const minCoverage = 0.9
const maxFound = 12
const maxWords = 24

/** One full-text index over all that a company publishes beside its products. */
export async function createPageSearch(
  pages: readonly SearchedPage[],
  packs: readonly LanguagePack[],
): Promise<PageSearch> {
  const foldText = createTextFolder(packs)
  const stem = createStemmer(packs)
  const stemsOf = (text: string) =>
    tokenize(foldText(text)).flatMap(({ text: word }) =>
      /[\p{L}\d]/u.test(word) ? formsOf(stem(word)) : [],
    )
  const stop = new Set(packs.flatMap(({ stopWords = [] }) => stopWords.map(stem)))
  const everyday = new Set(packs.flatMap(({ everydayWords = [] }) => everydayWords.map(stem)))
  const fullText = await createFullText(
    pages.map(({ title, number = '', words = '', description = '', text = '' }, id) => ({
      id,
      fields: { title: `${title} ${number} ${bare(number)}`, words, description, text },
    })),
    { boosts, wordsOf: stemsOf, isSound: (word) => everyday.has(word) || stop.has(word) },
  )
  const names = pages.map(
    ({ title, number = '', words = '' }) => new Set(stemsOf(`${title} ${number} ${words}`)),
  )
  const numbers = pages.map(({ number = '' }) => bare(number))
  const weightOf = (word: string) => (stop.has(word) ? stopWordWeight : 1)

  return {
    find(text, { isSentence = false } = {}) {
      const words = [...new Set(stemsOf(text))].slice(0, maxWords)
      const weights = words.map((word) => weightOf(word) * fullText.rarity(word))
      const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
      const share = (held: (word: string) => boolean) =>
        words.reduce((sum, word, at) => sum + (held(word) ? weights[at]! : 0), 0) / all
      const written = new Set(text.split(/[\s,;?!()]+/).map(bare))
      const hits = fullText.search(words, weightOf)
      const best = hits[0]?.score ?? 1
      return hits
        .map(({ id, score, words: held }) => {
          const named = share((word) => isHeld(names[id]!, word))
          const coverage = share((word) => held.includes(word))
          const isNumbered = numbers[id]!.length > 2 && written.has(numbers[id]!)
          const { path, title, note = '', description } = pages[id]!
          const found: FoundPage = {
            path,
            title,
            note,
            ...(description && { excerpt: description }),
            score:
              (isNumbered ? numberScore : 0) +
              namedWeight * named +
              coverageWeight * coverage +
              (textWeight * score) / best,
            named: isNumbered ? 1 : named,
            ...(isNumbered && bare(text) === numbers[id] && { isNumber: true as const }),
          }
          return { found, coverage }
        })
        .filter(
          ({ found, coverage }) => isSentence || found.named >= minNamed || coverage >= minCoverage,
        )
        .map(({ found }) => found)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, maxFound)
    },
  }
}

/** 'G.657' is 'G657' as well. */
const formsOf = (word: string): string[] =>
  word.includes('.') ? [word, word.replaceAll('.', '')] : [word]

const minPrefixLength = 4

/** Also by the beginning of a word, for a query may still be typed. */
const isHeld = (names: ReadonlySet<string>, word: string): boolean =>
  names.has(word) ||
  (word.length >= minPrefixLength && names.values().some((name) => name.startsWith(word)))
