import { compareTexts } from '#domain/texts/compare-texts.ts'
import type { AttributeDefinition, AttributeValue } from './attribute.ts'
import { attributeLookup, byDefinition, formatValue, headline } from './attribute.ts'
import { reservedParameters } from './listing-state.ts'
import { extentOf, valueText } from './measure.ts'
import type { ProductSummary } from './product.ts'
import { parseRange } from './range.ts'
import { fieldOf } from './typed-ranges.ts'

/** A value of a filter, as it stands in addresses, as it is shown and as it was stated first. */
export type ListedValue = { value: string; label: string; raw: AttributeValue }

/** A field as a filter, its values in the order in which they are shown. */
export type OrderedFacet<V extends ListedValue = ListedValue> = {
  definition: AttributeDefinition & { label: string }
  values: V[]
  /** What its numbers are, where it has any. */
  figures?: 'number' | 'interval'
}

/** Products by position in their list, ascending. */
export type IndexedValue = ListedValue & { products: readonly number[] }

export type IndexedFacet = OrderedFacet<IndexedValue> & {
  /** By position, the worst of several measures of a product: what it promises. */
  promised: ReadonlyMap<number, number>
}

export type FacetIndex = { size: number; facets: IndexedFacet[] }

/**
 * Indexes every attribute field that at least one product fills. Definitions set order,
 * labels and units; fields they do not know come last, by label.
 */
export function indexFacets(
  products: readonly ProductSummary[],
  definitions: readonly AttributeDefinition[],
): FacetIndex {
  const define = attributeLookup(definitions)
  type Gathered = { raw: AttributeValue; products: number[] }
  const fields = new Map<string, Map<string, Gathered>>()
  const promised = new Map<string, Map<number, number>>()
  for (const [position, product] of products.entries()) {
    eachFiltered(product, define, {
      value(key, text, raw) {
        const known = fields.get(key) ?? new Map<string, Gathered>()
        fields.set(key, known)
        const entry = known.get(text) ?? { raw, products: [] }
        known.set(text, entry)
        if (entry.products.at(-1) !== position) entry.products.push(position)
      },
      promised(key, worst) {
        const known = promised.get(key) ?? new Map<number, number>()
        promised.set(key, known.set(position, worst))
      },
    })
  }
  return {
    size: products.length,
    facets: orderFacets(fields, definitions).map((facet) => ({
      ...facet,
      promised: promised.get(facet.definition.key) ?? new Map<number, number>(),
    })),
  }
}

/** What a product may be filtered by: its values in short, and the worst of several measures. */
export function eachFiltered(
  product: Pick<ProductSummary, 'attributes'>,
  define: ReturnType<typeof attributeLookup>,
  call: {
    value: (key: string, text: string, raw: AttributeValue) => void
    promised: (key: string, worst: number) => void
  },
): void {
  for (const [key, values] of Object.entries(product.attributes)) {
    // A filter that the address cannot hold could never be set.
    if (reservedParameters.has(key) || fieldOf(key) !== key) continue
    const { unit, better } = define(key)
    const inShort = values.map((value) => headline(value, better))
    for (const raw of inShort) {
      const text = valueText(raw, unit)
      if (!parseRange(text)) call.value(key, text, raw)
    }
    if (better && values.length > 1 && values.some((value) => typeof value === 'object')) {
      const numbers = inShort.filter((value) => typeof value === 'number')
      call.promised(key, better === 'lower' ? Math.max(...numbers) : Math.min(...numbers))
    }
  }
}

/** Fields with their values by text, each as it was stated first, as filters in order. */
export function orderFacets<E extends { raw: AttributeValue }>(
  fields: ReadonlyMap<string, ReadonlyMap<string, E>>,
  definitions: readonly AttributeDefinition[],
): OrderedFacet<E & ListedValue>[] {
  const define = attributeLookup(definitions)
  const inOrder = byDefinition(definitions)
  return [...fields]
    .sort(([a], [b]) => inOrder(a, b))
    .map(([key, entries]) => toFacet(define(key), entries))
}

function toFacet<E extends { raw: AttributeValue }>(
  definition: OrderedFacet['definition'],
  entries: ReadonlyMap<string, E>,
): OrderedFacet<E & ListedValue> {
  const values = [...entries].map(([value, entry]) => ({
    value,
    label: formatValue(entry.raw, definition.unit),
    ...entry,
  }))
  const figures = figuresOf(values)
  return {
    definition,
    values: values.sort(compareValues(definition.values)),
    ...(figures && { figures }),
  }
}

/** Of a field with both the more frequent kind. */
function figuresOf(values: readonly ListedValue[]): 'number' | 'interval' | undefined {
  const numbers = values.filter(({ raw }) => typeof raw === 'number').length
  const intervals = values.filter(({ raw }) => typeof raw === 'object').length
  if (numbers + intervals === 0) return undefined
  return intervals > numbers ? 'interval' : 'number'
}

type Comparable = { value: string; raw: AttributeValue }

/** A vocabulary's own order first; then numbers by size, also where text follows them; then text. */
function compareValues(vocabulary: readonly string[] = []) {
  const place = new Map(vocabulary.map((value, i) => [value, i]))
  return (a: Comparable, b: Comparable): number => {
    const placed =
      (place.get(a.value) ?? vocabulary.length) - (place.get(b.value) ?? vocabulary.length)
    if (placed) return placed
    const numberA = leadingNumber(a.raw)
    const numberB = leadingNumber(b.raw)
    if (numberA !== undefined && numberB !== undefined && numberA !== numberB)
      return numberA - numberB
    if ((numberA === undefined) !== (numberB === undefined)) return numberA === undefined ? 1 : -1
    return compareTexts(a.value, b.value)
  }
}

function leadingNumber(value: AttributeValue): number | undefined {
  const extent = extentOf(value)
  if (extent) return extent.min
  const match = /^[<>≤≥±~\s]*(-?\d+(?:[.,]\d+)?)/.exec(valueText(value))
  return match ? Number(match[1]!.replace(',', '.')) : undefined
}
