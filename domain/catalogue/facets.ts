import { lookup } from '#domain/lookup.ts'
import type { FacetIndex, IndexedFacet, OrderedFacet } from './facet-index.ts'
import { extentOf } from './measure.ts'
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

/** By position in the list, whether a product passes. */
export type Passing = readonly boolean[]

/**
 * The products that pass: AND across fields, OR within one, of which a range is one more choice.
 * Unknown fields are ignored.
 */
export function selectProducts(
  index: FacetIndex,
  selection: Selection,
  ranges: Ranges = {},
): Passing {
  const all = Array.from({ length: index.size }, () => true)
  return passingEach(all, choicesOf(index, selection, ranges))
}

/**
 * The filters with, beside each value, how many of `matching` it would show under the
 * other fields' selection.
 */
export function countFacets(
  index: FacetIndex,
  selection: Selection,
  matching: Passing,
  ranges: Ranges = {},
): Facet[] {
  const choices = choicesOf(index, selection, ranges)
  const all = passingEach(matching, choices)
  return index.facets.map((facet) => {
    const others = choices.filter((choice) => choice.facet !== facet)
    const under = others.length < choices.length ? passingEach(matching, others) : all
    return countedFacet(
      facet,
      facet.values.map(({ products }) => countPassing(products, under)),
    )
  })
}

/** What is chosen in one field, and which products have any of it. */
type Choice = { facet: IndexedFacet; passing: Passing }

/** Fields in which nothing known is chosen are none, so that a stale link never empties the list. */
function choicesOf(index: FacetIndex, selection: Selection, ranges: Ranges): Choice[] {
  return index.facets.flatMap((facet) => {
    const { key } = facet.definition
    const wanted = lookup(selection, key) ?? []
    const range = facet.figures && lookup(ranges, key)
    const values = facet.values.filter(({ value }) => wanted.includes(value))
    if (!range && !values.length) return []
    const passing = Array.from({ length: index.size }, () => false)
    const add = (products: readonly number[]) => {
      for (const position of products) passing[position] = true
    }
    if (range) add(productsInRange(facet, range))
    for (const { products } of values) add(products)
    return [{ facet, passing }]
  })
}

/** Of several measures of a product the worst counts. */
function productsInRange({ values, promised }: IndexedFacet, range: Range): number[] {
  const stating = values.filter(({ raw }) => meetsRange(raw, range)).flatMap((v) => v.products)
  const keeping = [...promised].filter(([, worst]) => meetsRange(worst, range))
  return [
    ...stating.filter((position) => !promised.has(position)),
    ...keeping.map(([position]) => position),
  ]
}

function passingEach(matching: Passing, choices: readonly Choice[]): Passing {
  return choices.reduce(
    (left, { passing }) => left.map((passes, position) => passes && passing[position]!),
    matching,
  )
}

function countPassing(products: readonly number[], passing: Passing): number {
  let count = 0
  for (const position of products) if (passing[position]) count++
  return count
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
