import { compareTexts } from '#domain/texts/compare-texts.ts'
import type { AttributeDefinition, AttributeValue } from './attribute.ts'
import { attributeLookup, formatValue, headline } from './attribute.ts'
import { reservedParameters } from './listing-state.ts'
import { extentOf, valueText } from './measure.ts'
import type { ProductSummary } from './product.ts'
import { addTo, emptySet, type ProductSet } from './product-set.ts'
import { parseRange } from './range.ts'
import { fieldOf } from './typed-ranges.ts'

export type IndexedValue = {
  value: string
  label: string
  raw: AttributeValue
  products: ProductSet
}

export type IndexedFacet = {
  definition: AttributeDefinition & { label: string }
  values: IndexedValue[]
  /** What its numbers are, where it has any. */
  figures?: 'number' | 'interval'
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
  const byKey = new Map<string, Known>()
  products.forEach((product, position) => {
    for (const [key, values] of Object.entries(product.attributes)) {
      // A filter that the address cannot hold could never be set.
      if (reservedParameters.has(key) || fieldOf(key) !== key) continue
      let known = byKey.get(key)
      if (!known) byKey.set(key, (known = { values: new Map(), promised: new Map() }))
      const { unit, better } = define(key)
      const inShort = values.map((value) => headline(value, better))
      for (const raw of inShort) {
        const text = valueText(raw, unit)
        if (parseRange(text)) continue
        let entry = known.values.get(text)
        if (!entry) known.values.set(text, (entry = { raw, products: emptySet(products.length) }))
        addTo(entry.products, position)
      }
      if (better && values.length > 1 && values.some((value) => typeof value === 'object')) {
        const numbers = inShort.filter((value) => typeof value === 'number')
        const worst = better === 'lower' ? Math.max(...numbers) : Math.min(...numbers)
        known.promised.set(position, worst)
      }
    }
  })
  const order = new Map(definitions.map((definition, i) => [definition.key, i]))
  const place = (key: string) => order.get(key) ?? definitions.length
  const known = [...byKey].filter(([, { values }]) => values.size > 0)
  known.sort(([a], [b]) => place(a) - place(b) || compareTexts(define(a).label, define(b).label))
  return {
    size: products.length,
    facets: known.map(([key, { values, promised }]) => toFacet(define(key), values, promised)),
  }
}

type Entries = Map<string, { raw: AttributeValue; products: ProductSet }>
type Known = { values: Entries; promised: Map<number, number> }

function toFacet(
  definition: IndexedFacet['definition'],
  entries: Entries,
  promised: IndexedFacet['promised'],
): IndexedFacet {
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
    promised,
  }
}

/** Of a field with both the more frequent kind. */
function figuresOf(values: readonly IndexedValue[]): 'number' | 'interval' | undefined {
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
