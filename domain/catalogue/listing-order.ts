import { lookup } from '#domain/lookup.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import { compareTexts } from '#domain/texts/compare-texts.ts'
import { attributeLookup, headline, type AttributeDefinition } from './attribute.ts'
import type { FacetIndex } from './facet-index.ts'
import { extentOf, valueText } from './measure.ts'
import type { ProductSummary } from './product.ts'

type SortKey = number | string | undefined

type Sources = {
  products: readonly ProductSummary[]
  definitions: readonly AttributeDefinition[]
  index: FacetIndex
}

/** Puts positions into the order of a sort; undefined where no product has what it sorts by. */
export type ListingOrder = (sort: string) => ((found: readonly number[]) => number[]) | undefined

/** Names of 20,000 products take 100 ms to be put in order, and every page of that order needs it. */
const maxKept = 4

/**
 * Sorts by 'name', 'partNumber' or an attribute's key, the other way round with a minus in front.
 * Products without it come last, whichever way is up. What was sorted by last is kept.
 */
export function createListingOrder(sources: Sources): ListingOrder {
  const ranksBy = rememberFew(maxKept, (key: string) => ranksOf(sortKeys(key, sources)))
  return (sort) => {
    const isDown = sort.startsWith('-')
    const ranks = ranksBy(isDown ? sort.slice(1) : sort)
    if (ranks.size === 0) return undefined
    const order = (position: number) => {
      const rank = ranks.get(position) ?? Infinity
      return isDown && rank < Infinity ? -rank : rank
    }
    return (found) =>
      found
        .map((position) => ({ position, order: order(position) }))
        .sort((a, b) => compareNumbers(a.order, b.order) || a.position - b.position)
        .map(({ position }) => position)
  }
}

/** By position, the place of what a product is sorted by among all; none without it. */
function ranksOf(keys: readonly SortKey[]): ReadonlyMap<number, number> {
  const having = [...keys.keys()].filter((position) => keys[position] !== undefined)
  having.sort((a, b) => compareKeys(keys[a]!, keys[b]!))
  const ranks = new Map<number, number>()
  let rank = 0
  for (const [i, position] of having.entries()) {
    if (i > 0 && compareKeys(keys[having[i - 1]!]!, keys[position]!) !== 0) rank++
    ranks.set(position, rank)
  }
  return ranks
}

/** Infinity beside Infinity is no number. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)

/** What stands for each product: its text, its number, or its value's place in the filter. */
function sortKeys(key: string, { products, definitions, index }: Sources): SortKey[] {
  if (key === 'name') return products.map(({ name }) => name)
  if (key === 'partNumber') return products.map(({ partNumber }) => partNumber || undefined)
  const { better, unit } = attributeLookup(definitions)(key)
  const values = products.map(({ attributes }) => {
    const [value] = lookup(attributes, key) ?? []
    return value === undefined ? undefined : headline(value, better)
  })
  const numbers = values.map((value) => (value === undefined ? value : extentOf(value)?.max))
  if (numbers.some((number) => number !== undefined)) return numbers
  const facet = index.facets.find((one) => one.definition.key === key)
  const places = new Map(facet?.values.map(({ value }, place) => [value, place]))
  return values.map((value) => (value === undefined ? value : places.get(valueText(value, unit))))
}

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
}
