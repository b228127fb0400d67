import { bare } from '#domain/catalogue/search.ts'
import { createCountryWords } from './country-words.ts'
import { createFullText } from './full-text.ts'
import type { LanguagePack } from './language-pack.ts'
import type { PageSection } from './page-sections.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'
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
  /** Where somebody may be who asks for it: countries, states, cities. */
  places?: string
  description?: string
  sections?: readonly PageSection[]
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

const boosts = { title: 4, words: 4, description: 1.5, headings: 1, text: 0.6 }
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
/** Where fewer pages answer, likely ones are shown as well. */
const minShown = 2
const minLikelyCoverage = 0.65
const minLikelyScore = 2.4
/** Words in several sections of a page answer less than those of one. */
const wholeWeight = 0.8
/** A word that no page has may be a slip, or a word for what they call otherwise. */
const unknownWeight = 0.5
const maxFound = 12
const maxWords = 24

/** One full-text index over all that a company publishes beside its products. */
export async function createPageSearch(
  pages: readonly SearchedPage[],
  packs: readonly LanguagePack[],
  { acronyms, synonyms }: Pick<SearchVocabulary, 'acronyms' | 'synonyms'> = {},
): Promise<PageSearch> {
  const foldText = createTextFolder(packs, acronyms, synonyms)
  const stem = createStemmer(packs)
  // A text is folded only up to a limit, a line never reaches it.
  const stemsOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => tokenize(foldText(line)))
      .flatMap(({ text: word }) => (/[\p{L}\d]/u.test(word) ? formsOf(stem(word)) : []))
  const stop = new Set(packs.flatMap(({ stopWords = [] }) => stopWords.map(stem)))
  const everyday = new Set(packs.flatMap(({ everydayWords = [] }) => everydayWords.map(stem)))
  const fullText = await createFullText(
    pages.map(
      ({ title, number = '', words = '', places = '', description = '', sections = [] }, id) => ({
        id,
        fields: {
          title: `${title} ${number} ${bare(number)}`,
          words: `${words}\n${places}`,
          description,
          headings: sections.map(({ heading }) => heading).join('\n'),
          text: sections.flatMap(({ lines }) => lines).join('\n'),
        },
      }),
    ),
    { boosts, wordsOf: stemsOf, isSound: (word) => everyday.has(word) || stop.has(word) },
  )
  const names = pages.map(
    ({ title, number = '', words = '', places = '' }) =>
      new Set(stemsOf(`${title} ${number} ${words}\n${places}`)),
  )
  const sectionWords = pages.map(({ sections = [] }) =>
    sections.map(({ heading, lines }) => new Set(stemsOf([heading, ...lines].join('\n')))),
  )
  const numbers = pages.map(({ number = '' }) => bare(number))
  const meanings = new Map<string, readonly string[]>([
    ...createCountryWords(packs, stemsOf),
    ...Object.entries(synonyms ?? {}).map(
      ([said, meant]) => [stemsOf(said).join(' '), stemsOf(meant)] as const,
    ),
  ])
  /** A word that no page holds is looked up in the words of the trade, and among countries. */
  const meantBy = (word: string) =>
    fullText.has(word) || stop.has(word) ? [word] : (meanings.get(word) ?? [word])
  const weightOf = (word: string) => (stop.has(word) ? stopWordWeight : 1)

  return {
    find(text, { isSentence = false } = {}) {
      const words = [...new Set(stemsOf(text).flatMap(meantBy))].slice(0, maxWords)
      const weights = words.map((word) => weightOf(word) * fullText.rarity(word))
      const known = weights.map((weight, at) =>
        fullText.has(words[at]!) ? weight : weight * unknownWeight,
      )
      const shareOf = (counts: readonly number[]) => {
        const all = counts.reduce((sum, count) => sum + count, 0) || 1
        return (isCounted: (word: string) => boolean) =>
          words.reduce((sum, word, at) => sum + (isCounted(word) ? counts[at]! : 0), 0) / all
      }
      const share = shareOf(weights)
      const knownShare = shareOf(known)
      const written = new Set(text.split(/[\s,;?!()]+/).map(bare))
      const hits = fullText.search(words, weightOf)
      const top = hits[0]?.score ?? 1
      const ranked = hits
        .map(({ id, score, words: held }) => {
          const unnamed = new Set(words.filter((word) => !isHeld(names[id]!, word)))
          const named = share((word) => !unnamed.has(word))
          const missing = Math.min(
            knownShare((word) => unnamed.has(word)),
            ...sectionWords[id]!.map((section) =>
              knownShare((word) => unnamed.has(word) && !section.has(word)),
            ),
          )
          const coverage = Math.max(
            1 - missing,
            wholeWeight * knownShare((word) => held.includes(word)),
          )
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
              (textWeight * score) / top,
            named: isNumbered ? 1 : named,
            ...(isNumbered && bare(text) === numbers[id] && { isNumber: true as const }),
          }
          return {
            found,
            isAnswer: found.named >= minNamed || coverage >= minCoverage,
            isLikely: found.score >= minLikelyScore || coverage >= minLikelyCoverage,
          }
        })
        .toSorted((a, b) => b.found.score - a.found.score)
      const answering = ranked.filter(({ isAnswer }) => isSentence || isAnswer)
      const likely = ranked.filter(({ isAnswer, isLikely }) => isAnswer || isLikely)
      const shown = answering.length < minShown ? likely.slice(0, minShown) : answering
      return shown.map(({ found }) => found).slice(0, maxFound)
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
