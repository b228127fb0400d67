import { lookup } from '#domain/lookup.ts'
import type { AttributeDefinition, AttributeValue } from './attribute.ts'
import { attributeLookup, formatValue, headline } from './attribute.ts'
import { extentOf, valueText } from './measure.ts'
import { reservedParameters } from './listing-state.ts'
import type { ProductSummary } from './product.ts'
import {
  addTo,
  countShared,
  emptySet,
  fullSet,
  intersection,
  union,
  type ProductSet,
} from './product-set.ts'

/** Chosen values by attribute key, as they stand in the URL. */
export type Selection = Record<string, string[]>

/** One filter as shown: its values in order, each with the products it would leave. */
export type Facet = {
  key: string
  label: string
  explain: string
  values: FacetValue[]
}
export type FacetValue = { value: string; label: string; count: number }

type IndexedValue = { value: string; label: string; products: ProductSet }
type IndexedFacet = { key: string; label: string; explain: string; values: IndexedValue[] }
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
  const byKey = new Map<string, Map<string, { raw: AttributeValue; products: ProductSet }>>()
  products.forEach((product, position) => {
    for (const [key, values] of Object.entries(product.attributes)) {
      // A filter that the address cannot hold could never be set.
      if (reservedParameters.has(key)) continue
      let known = byKey.get(key)
      if (!known) byKey.set(key, (known = new Map()))
      const { unit, better } = define(key)
      for (const value of values) {
        const raw = headline(value, better)
        const text = valueText(raw, unit)
        let entry = known.get(text)
        if (!entry) known.set(text, (entry = { raw, products: emptySet(products.length) }))
        addTo(entry.products, position)
      }
    }
  })
  const order = new Map(definitions.map((definition, i) => [definition.key, i]))
  const keys = [...byKey.keys()].sort(
    (a, b) =>
      (order.get(a) ?? definitions.length) - (order.get(b) ?? definitions.length) ||
      collator.compare(define(a).label, define(b).label),
  )
  return {
    size: products.length,
    facets: keys.map((key) => {
      const { label, explain = '', unit, values: vocabulary } = define(key)
      const values = [...byKey.get(key)!].map(([value, entry]) => ({ value, ...entry }))
      return {
        key,
        label,
        explain,
        values: values.sort(compareValues(vocabulary)).map(({ value, raw, products }) => ({
          value,
          label: formatValue(raw, unit),
          products,
        })),
      }
    }),
  }
}

/** The part of a selection that this catalogue knows, each field's values in the filter's order. */
export function knownSelection(index: FacetIndex, selection: Selection): Selection {
  // Without a prototype, so that a field named constructor is none until it is chosen.
  const known: Selection = Object.create(null)
  for (const { key, values } of index.facets) {
    const wanted = lookup(selection, key) ?? []
    const chosen = values.map(({ value }) => value).filter((value) => wanted.includes(value))
    if (chosen.length) known[key] = chosen
  }
  return known
}

/** The products that pass the selection: AND across fields, OR within one. Unknown fields are ignored. */
export function selectProducts(index: FacetIndex, selection: Selection): ProductSet {
  return index.facets.reduce((left, facet) => {
    const chosen = chosenProducts(facet, selection, index.size)
    return chosen ? intersection(left, chosen) : left
  }, fullSet(index.size))
}

/**
 * The filters with, beside each value, how many of `matching` it would show under the
 * other fields' selection.
 */
export function countFacets(
  index: FacetIndex,
  selection: Selection,
  matching: ProductSet,
): Facet[] {
  const chosen = index.facets.map((facet) => chosenProducts(facet, selection, index.size))
  const all = chosen.reduce<ProductSet>(
    (left, set) => (set ? intersection(left, set) : left),
    matching,
  )
  return index.facets.map((facet, i) => {
    const under = chosen[i]
      ? chosen.reduce<ProductSet>(
          (left, set, j) => (set && j !== i ? intersection(left, set) : left),
          matching,
        )
      : all
    return {
      key: facet.key,
      label: facet.label,
      explain: facet.explain,
      values: facet.values.map(({ value, label, products }) => ({
        value,
        label,
        count: countShared(products, under),
      })),
    }
  })
}

/** Undefined where nothing known is chosen in the field, so that a stale link never empties the list. */
function chosenProducts(facet: IndexedFacet, selection: Selection, size: number) {
  const wanted = lookup(selection, facet.key)
  if (!wanted?.length) return undefined
  const sets = facet.values.filter(({ value }) => wanted.includes(value)).map((v) => v.products)
  return sets.length ? union(sets, Math.ceil(size / 32)) : undefined
}

const collator = new Intl.Collator('en', { numeric: true })

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
    return collator.compare(a.value, b.value)
  }
}

function leadingNumber(value: AttributeValue): number | undefined {
  const extent = extentOf(value)
  if (extent) return extent.min
  const match = /^[<>≤≥±~\s]*(-?\d+(?:[.,]\d+)?)/.exec(valueText(value))
  return match ? Number(match[1]!.replace(',', '.')) : undefined
}
