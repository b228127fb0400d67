import {
  constraintsHeld,
  holders,
  isOfHost,
  productsRead,
  type ListedMatches,
} from './listed-matches.ts'
import type { Item } from './phrase-spotter.ts'
import type { ProductSearch } from './product-search.ts'

/** The telling words of a text that the shown products are not held to, as the visitor wrote them. */
export type IgnoredWords = {
  /** No record, page or language has them. */
  unknown: string[]
  known: string[]
}

type Search<P> = Pick<ProductSearch<P>, 'fullText' | 'places'>

/**
 * A word is used where it is part of what the list says it was read as, of a host, of a part number or
 * of a quantity, or where one of the first shown products holds it. Operators and stop words tell nothing.
 */
export function ignoredWords<P>(
  matches: ListedMatches<P>,
  shown: readonly P[],
  search: Search<P>,
): IgnoredWords {
  const { items, text, written, kinds, hosts, excluded, quantities, numbers } = matches.query
  const used = [...kinds, ...hosts, ...excluded, ...constraintsHeld(matches), ...quantities]
  const isLeading = new Set(matches.leading.map(({ product }) => product))
  const first = shown
    .filter((product) => !isLeading.has(product))
    .slice(0, productsRead)
    .map((product) => search.places.get(product)!)
  const holdersOf = holders(search)
  const isHeld = (word: string) => first.some((place) => holdersOf(word).has(place))
  const numberWords = new Set(
    numbers.flatMap((number) => number.written.toLowerCase().split(/[\s-]+/)),
  )
  const source = written.length === text.length ? written : text
  const ignored = items.filter(
    (item) =>
      isTelling(item) &&
      !isOfHost(item, matches.query) &&
      !used.some(({ from, to }) => from < item.to && item.from < to) &&
      !item.words.every(isHeld) &&
      !numberWords.has(text.slice(item.from, item.to)),
  )
  const wordsOf = (isUnknown: boolean) => [
    ...new Set(
      ignored
        .filter((item) => (item.isUnknown === true) === isUnknown)
        .map((item) => source.slice(startOf(item, text), item.to)),
    ),
  ]
  return { unknown: wordsOf(true), known: shown.length > 0 ? wordsOf(false) : [] }
}

const isTelling = ({ meaning, words, figure }: Item): boolean =>
  figure !== undefined ||
  (!meaning.isStopWord && !meaning.operators && words.some((word) => /[\p{L}\d]/u.test(word)))

/** A figure goes with its sign. */
function startOf({ from, figure }: Item, text: string): number {
  return figure && figure.number < 0 && text[from - 1] === '-' ? from - 1 : from
}
