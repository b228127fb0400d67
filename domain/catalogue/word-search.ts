import { rememberFew } from '#domain/memo/remember-few.ts'
import { attributeLookup, type AttributeDefinition } from './attribute.ts'
import { createHaystack } from './haystack.ts'
import { addTo, emptySet, fullSet, intersection, type ProductSet } from './product-set.ts'
import type { Product, ProductSummary } from './product.ts'
import { statedTexts, textsOfProduct } from './search-text.ts'
import { fold } from './search.ts'

/** The products, by position, that hold each of these folded words in one of their fields. */
export type WordSearch = (words: readonly string[]) => ProductSet

/** Of words so short what was found is kept, of so many: 12 KB each for 100,000 products. */
const keptLetters = 2
const maxKept = 64

type Searched = ProductSummary & Partial<Product>

/**
 * Takes products one after the other, by their positions, and then gives the search over all their fields. What
 * many say is held, folded and looked through once: those of a series differ in little more than name and number.
 */
export function gatherWords(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  const known = new Map<string, number>()
  /** As they are looked through, in the order of their places. */
  const folded: string[] = []
  /** Places of an attribute's texts by its values, which are one list wherever they are equal. */
  const stated = new Map<string, Map<unknown, number[]>>()
  /** By product the places of its own. */
  const places: number[][] = []

  function placeOf(text: string): number {
    const before = known.get(text)
    if (before !== undefined) return before
    known.set(text, folded.length)
    return folded.push(fold(text)) - 1
  }

  function placesOfStated([key, values]: [string, ProductSummary['attributes'][string]]) {
    const byValues = stated.get(key) ?? new Map<unknown, number[]>()
    stated.set(key, byValues)
    const before = byValues.get(values)
    if (before) return before
    const made = statedTexts(values, define(key)).map(placeOf)
    byValues.set(values, made)
    return made
  }

  return {
    add(product: Searched): void {
      places.push([
        ...textsOfProduct(product).map(placeOf),
        ...Object.entries(product.attributes).flatMap(placesOfStated),
      ])
    },
    search: () => searchIn(folded, places),
  }
}

/** Over texts and, by product, the places of its own among them. */
function searchIn(texts: readonly string[], places: readonly (readonly number[])[]): WordSearch {
  const haystack = createHaystack(texts)
  const holders = holdersOf(places, texts.length)
  const size = places.length

  const look = (word: string): ProductSet => {
    const found = emptySet(size)
    for (const place of haystack.holding(word)) holders(place, (i) => addTo(found, i))
    return found
  }
  // Nearly all texts hold the first letters that are typed of a word, and everybody's are the same.
  const known = rememberFew(maxKept, look)
  const holding = (word: string) => (word.length > keptLetters ? look(word) : known(word))

  return (words) => {
    let found = fullSet(size)
    for (const word of words) {
      found = intersection(found, holding(word))
      if (!found.some(Boolean)) break
    }
    return found
  }
}

/** Calls back with each product that holds what stands at a place; twice where it does so twice. */
function holdersOf(places: readonly (readonly number[])[], count: number) {
  const ends = new Uint32Array(count + 1)
  for (const own of places) for (const place of own) ends[place + 1]!++
  for (let place = 0; place < count; place++) ends[place + 1]! += ends[place]!
  const all = new Uint32Array(ends[count]!)
  const next = ends.slice()
  for (const [i, own] of places.entries()) for (const place of own) all[next[place]!++] = i
  return (place: number, call: (product: number) => void) => {
    for (let at = ends[place]!; at < ends[place + 1]!; at++) call(all[at]!)
  }
}
