import type { ProductSummary } from '#domain/catalogue/product.ts'
import { fold } from '#domain/catalogue/search.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import type { Match, ProductSearch, Query, SearchResult } from '#domain/search/product-search.ts'

const minLetters = 3
/** So many words are tried that it may become: each is a search of its own. */
const tried = 2

/**
 * Finds what is being typed: beside something that is understood the last word may be the beginning
 * of what a type or family is called ('144 LC pan'), and is taken for the whole of it, the one of most
 * products first, if something is found that way. By itself it is the beginning of a name, which is found as it is.
 */
export function findTyped<P extends ProductSummary>(
  search: Pick<ProductSearch<P>, 'find' | 'places'>,
  text: string,
): SearchResult<P> {
  const found = search.find(text)
  const beginning = unfinishedWord(text, found.query)
  if (!beginning) return found
  const likely = kindWords(search.places)
    .filter((word) => word.startsWith(fold(beginning)))
    .slice(0, tried)
  for (const word of likely) {
    const completed = search.find(text.slice(0, -beginning.length) + word)
    const isKind = completed.query.kinds.some(({ to }) => to === completed.query.text.length)
    if (isKind && completed.matches.some(meetsAll)) return completed
  }
  return found
}

const meetsAll = ({ isOfKind, checks }: Match<unknown>) =>
  isOfKind && checks.every(({ result }) => result === 'met')

/** Words that types and families are called by, those of most products first. */
const kindWords = rememberFor((places: ReadonlyMap<ProductSummary, number>): readonly string[] => {
  const counts = new Map<string, number>()
  const kinds = Map.groupBy(places.keys(), ({ family, subFamily }) => `${subFamily} ${family}`)
  for (const [name, { length }] of kinds) {
    for (const word of new Set(fold(name).match(/\p{L}+/gu))) {
      if (word.length > minLetters) counts.set(word, (counts.get(word) ?? 0) + length)
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
})

function unfinishedWord(written: string, query: Query<unknown>): string | undefined {
  const { kinds, constraints, numbers, text } = query
  const [word] = /(?<![\p{L}\d-])\p{L}+$/u.exec(written) ?? []
  if (!word || word.length < minLetters) return undefined
  const isAskedBesides = kinds.length + constraints.length + numbers.length > 0
  const isRead = [...kinds, ...constraints].some(({ to }) => to === text.length)
  return isAskedBesides && !isRead ? word : undefined
}
