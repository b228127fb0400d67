import { lookup } from '#domain/lookup.ts'
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

/**
 * Sorts positions by 'name', 'partNumber' or an attribute's key, the other way round with a minus in
 * front. Products without it come last, whichever way is up. Undefined where no product has it.
 */
export function listingOrder(
  sort: string,
  sources: Sources,
): ((found: readonly number[]) => number[]) | undefined {
  const isDown = sort.startsWith('-')
  const keys = sortKeys(isDown ? sort.slice(1) : sort, sources)
  if (keys.every((key) => key === undefined)) return undefined
  const direction = isDown ? -1 : 1
  return (found) =>
    found.toSorted((a, b) => {
      const keyA = keys[a]
      const keyB = keys[b]
      if (keyA === undefined || keyB === undefined) {
        return Number(keyA === undefined) - Number(keyB === undefined) || a - b
      }
      return direction * compareKeys(keyA, keyB) || a - b
    })
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
