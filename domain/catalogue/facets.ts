import { lookup } from '#domain/lookup.ts'
import type { FacetIndex, IndexedFacet, OrderedFacet } from './facet-index.ts'
import { extentOf } from './measure.ts'
import {
  addAll,
  addTo,
  countShared,
  fullSet,
  intersection,
  removeFrom,
  union,
  type ProductSet,
} from './product-set.ts'
import { meetsRange, type Range, type Ranges } from './range.ts'

/** Chosen values by attribute key, as they stand in the URL. */
export type Selection = Record<string, string[]>

/** One filter as shown: its values in order, each with the products it would leave. */
export type Facet = {
  key: string
  label: string
  explain: string
  values: FacetValue[]
  figures?: Figures
  /** Heading that it stands under among all filters. */
  group?: string
}
export type FacetValue = { value: string; label: string; count: number }

/** Of a filter that has numbers: what a range is asked of. */
export type Figures = {
  /** An interval is asked whether it covers a number. */
  kind: 'number' | 'interval'
  unit: string
  /** The unit that buyers in the U.S. read, where it is another. */
  usUnit?: string
  /** How covering is said: 'passes'. */
  covers?: string
  /** The smallest and largest number of what the other filters leave. */
  from: number
  to: number
}

/** An index, of which the fields are asked alone. */
type Fields = { facets: readonly OrderedFacet[] }

/** The part of a selection that this catalogue knows, each field's values in the filter's order. */
export function knownSelection(index: Fields, selection: Selection): Selection {
  // Without a prototype, so that a field named constructor is none until it is chosen.
  const known: Selection = Object.create(null)
  for (const { definition, values } of index.facets) {
    const wanted = lookup(selection, definition.key) ?? []
    const chosen = values.map(({ value }) => value).filter((value) => wanted.includes(value))
    if (chosen.length) known[definition.key] = chosen
  }
  return known
}

/** What was asked of the fields of this catalogue, but is stated by none of its products. */
export function unknownValues(
  index: Fields,
  selection: Selection,
): { key: string; value: string }[] {
  return index.facets.flatMap(({ definition: { key }, values }) =>
    (lookup(selection, key) ?? [])
      .filter((wanted) => !values.some(({ value }) => value === wanted))
      .map((value) => ({ key, value })),
  )
}

/** The ranges of fields that have numbers in this catalogue; undefined without any. */
export function knownRanges(index: Fields, ranges: Ranges = {}): Ranges | undefined {
  const known: Ranges = Object.create(null)
  for (const { definition, figures } of index.facets) {
    const range = figures && lookup(ranges, definition.key)
    if (range) known[definition.key] = range
  }
  return Object.keys(known).length ? known : undefined
}

/**
 * The products that pass: AND across fields, OR within one, of which a range is one more choice.
 * Unknown fields are ignored.
 */
export function selectProducts(
  index: FacetIndex,
  selection: Selection,
  ranges: Ranges = {},
): ProductSet {
  return index.facets.reduce((left, facet) => {
    const chosen = chosenProducts(facet, selection, ranges, index.size)
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
  ranges: Ranges = {},
): Facet[] {
  const chosen = index.facets.map((facet) => chosenProducts(facet, selection, ranges, index.size))
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
    return countFacet(facet, under)
  })
}

function countFacet(facet: IndexedFacet, under: ProductSet): Facet {
  return countedFacet(
    facet,
    facet.values.map(({ products }) => countShared(products, under)),
  )
}

/** A filter as shown, given how many products each of its values would leave, in their order. */
export function countedFacet(
  { definition, figures, values }: OrderedFacet,
  counts: readonly number[],
): Facet {
  const { key, label, explain = '', group, unit = '', usUnit, covers } = definition
  const extents = figures
    ? values.flatMap(({ raw }, i) => (counts[i] ? (extentOf(raw) ?? []) : []))
    : []
  return {
    key,
    label,
    explain,
    ...(group && { group }),
    ...(figures && {
      figures: {
        kind: figures,
        unit,
        ...(usUnit && { usUnit }),
        ...(covers && { covers }),
        from: extents.reduce((least, { min }) => Math.min(least, min), extents[0]?.min ?? 0),
        to: extents.reduce((most, { max }) => Math.max(most, max), extents[0]?.max ?? 0),
      },
    }),
    values: values.map(({ value, label: shown }, i) => ({
      value,
      label: shown,
      count: counts[i]!,
    })),
  }
}

/** Undefined where nothing known is chosen in the field, so that a stale link never empties the list. */
function chosenProducts(facet: IndexedFacet, selection: Selection, ranges: Ranges, size: number) {
  const wanted = lookup(selection, facet.definition.key)
  const range = facet.figures && lookup(ranges, facet.definition.key)
  const sets = wanted?.length
    ? facet.values.filter(({ value }) => wanted.includes(value)).map((v) => v.products)
    : []
  if (!range && !sets.length) return undefined
  const found = union(sets, size)
  if (range) addAll(found, inRange(facet, range, size))
  return found
}

function inRange({ values, promised }: IndexedFacet, range: Range, size: number): ProductSet {
  const sets = values.filter(({ raw }) => meetsRange(raw, range)).map((v) => v.products)
  const found = union(sets, size)
  for (const [position, worst] of promised) {
    if (meetsRange(worst, range)) addTo(found, position)
    else removeFrom(found, position)
  }
  return found
}
