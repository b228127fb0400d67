import { labelFromKey } from '#domain/catalogue/attribute.ts'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { createTextFolder, tokenize } from './query-text.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

type Named = { key: string; label?: string; group?: string; values?: readonly FacetValue[] }
type Words = Pick<SearchVocabulary, 'synonyms' | 'attributeWords' | 'valueWords'>

/** Browsers fold without language packs, which weigh more than the filters. */
const foldText = createTextFolder([])

/**
 * The filters that a text means, by key: by their names, other words for them, the heading they
 * stand under or what their values are called. Behind the key the values, where only those are meant.
 */
export function findFacets(
  facets: readonly Named[],
  text: string,
  { synonyms = {}, attributeWords = {}, valueWords = {} }: Words,
): ReadonlyMap<string, readonly FacetValue[] | undefined> {
  const ways = waysToSay(text, synonyms)
  const isMeant = (name: string) => {
    const words = wordsOf(name)
    return ways.some((asked) => asked.every((word) => words.some((own) => begins(word, own))))
  }
  const found = new Map<string, readonly FacetValue[] | undefined>()
  for (const { key, label = labelFromKey(key), group = '', values = [] } of facets) {
    const others = Object.hasOwn(attributeWords, key) ? attributeWords[key]! : []
    if ([label, labelFromKey(key), group, ...others].some(isMeant)) {
      found.set(key, undefined)
      continue
    }
    const phrases = Object.entries(Object.hasOwn(valueWords, key) ? valueWords[key]! : {})
    const names = phrases.filter(([phrase]) => isMeant(phrase)).flatMap(([, meant]) => meant)
    const isNamed = (value: string) =>
      names.some((name) =>
        name.endsWith('*') ? value.startsWith(name.slice(0, -1)) : value === name,
      )
    const meant = values.filter(({ value, label: shown }) => isMeant(shown) || isNamed(value))
    if (meant.length) found.set(key, meant)
  }
  // What would show nothing is an answer, but the last one.
  const showing = [...found].filter(([, meant]) => meant?.some(({ count }) => count > 0) ?? true)
  return showing.length ? new Map(showing) : found
}

/** The folded words of a text, without signs. */
export const wordsOf = (text: string): string[] =>
  tokenize(foldText(text)).flatMap(({ text: word }) => (/[\p{L}\d]/u.test(word) ? [word] : []))

/** A plural is its singular as well. */
const begins = (asked: string, own: string): boolean =>
  own.startsWith(asked) ||
  (own.length >= minStemLength && asked.startsWith(own) && /^e?s$/.test(asked.slice(own.length)))

const minStemLength = 3

/** The words of a text, also with what each other spelling that it begins or holds stands for. */
function waysToSay(text: string, synonyms: Readonly<Record<string, string>>): string[][] {
  const asked = wordsOf(text).join(' ')
  const ways = new Set([asked])
  for (const [written, meant] of Object.entries(synonyms)) {
    const key = wordsOf(written).join(' ')
    if (` ${asked} `.includes(` ${key} `)) {
      ways.add(` ${asked} `.replace(` ${key} `, ` ${wordsOf(meant).join(' ')} `).trim())
    } else if (asked.length > 2 && key.startsWith(asked)) ways.add(wordsOf(meant).join(' '))
  }
  return [...ways].map((way) => way.split(' ').filter(Boolean)).filter((way) => way.length > 0)
}
