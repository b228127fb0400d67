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

/** Each of a large catalogue is a number for each product, and sorts are of a few kinds. */
const maxKept = 4

/**
 * Sorts by 'name', 'partNumber' or an attribute's key, the other way round with a minus in front.
 * Products without it come last, whichever way is up. What was sorted by last is kept.
 */
export function createListingOrder(sources: Sources): ListingOrder {
  const ranksBy = rememberFew(maxKept, (key: string) => ranksOf(sortKeys(key, sources)))
  const size = sources.products.length
  return (sort) => {
    const isDown = sort.startsWith('-')
    const { of, count } = ranksBy(isDown ? sort.slice(1) : sort)
    if (count === 0) return undefined
    const rank = (at: number) => (isDown && of[at]! < count ? count - 1 - of[at]! : of[at]!)
    // As numbers that hold both rank and position: typed arrays sort these ten times as quickly as by a function.
    return (found) =>
      Array.from(Float64Array.from(found, (at) => rank(at) * size + at).sort(), (key) => key % size)
  }
}

/** For each product the place of what it is sorted by among all; `count`, behind them, without it. */
type Ranks = { of: Uint32Array; count: number }

function ranksOf(keys: readonly SortKey[]): Ranks {
  const having = [...keys.keys()].filter((at) => keys[at] !== undefined)
  having.sort((a, b) => compareKeys(keys[a]!, keys[b]!))
  const of = new Uint32Array(keys.length)
  let count = 0
  for (const [i, at] of having.entries()) {
    if (i === 0 || compareKeys(keys[having[i - 1]!]!, keys[at]!) !== 0) count++
    of[at] = count
  }
  // Counted from 1 so far, and 0 without one.
  return { of: of.map((rank) => (rank === 0 ? count : rank - 1)), count }
}

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
