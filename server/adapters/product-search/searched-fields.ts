import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { orderFacets, type ListedValue, type OrderedFacet } from '#domain/catalogue/facet-index.ts'
import type { Selection } from '#domain/catalogue/facets.ts'
import { extentOf, valueText } from '#domain/catalogue/measure.ts'
import { meetsRange, type Ranges } from '#domain/catalogue/range.ts'
import { lookup } from '#domain/lookup.ts'
import type { Term } from './stated-terms.ts'

type SearchedValue = ListedValue & { term: number; products: number }

/** How a term counts in what is chosen in its field. */
export const parts = { chosen: 0, inRange: 1, promised: 2 } as const

/** What is asked of the sets: terms, each with its field and its part. */
export type AskedTerms = { fields: number[]; terms: number[]; parts: number[]; chosen: number[] }
/** Terms by which products are put in order, and the number that stands for each. */
export type AskedOrder = { terms: number[]; keys: number[] }

export type SearchedFields = {
  facets: OrderedFacet<SearchedValue>[]
  ask: (selection: Selection, ranges: Ranges | undefined) => AskedTerms
  /** Undefined where no product has it; as `createListingOrder` has it, so is a number for each. */
  order: (key: string) => AskedOrder | undefined
}

/** The filters of a version, made of its terms: in memory, for they are thousands and no more. */
export function searchedFields(
  all: readonly Term[],
  definitions: readonly AttributeDefinition[],
): SearchedFields {
  const define = attributeLookup(definitions)
  const fields = new Map<string, number>()
  const values = new Map<
    string,
    Map<string, { raw: Term['raw']; term: number; products: number }>
  >()
  const others = { promised: new Map<string, Term[]>(), first: new Map<string, Term[]>() }
  for (const one of all) {
    const { kind, key, field, raw, term, products } = one
    fields.set(key, field)
    if (kind === 'value') {
      const known = values.get(key) ?? new Map()
      values.set(key, known.set(valueText(raw, define(key).unit), { raw, term, products }))
    } else others[kind].set(key, [...(others[kind].get(key) ?? []), one])
  }
  const facets = orderFacets(values, definitions)

  function ask(selection: Selection, ranges: Ranges = {}): AskedTerms {
    const asked: AskedTerms = { fields: [], terms: [], parts: [], chosen: [] }
    for (const { definition, figures, values: known } of facets) {
      const { key } = definition
      const field = fields.get(key) ?? 0
      const add = (term: number, part: number) => {
        asked.fields.push(field)
        asked.terms.push(term)
        asked.parts.push(part)
      }
      const wanted = new Set(lookup(selection, key))
      const range = figures && lookup(ranges, key)
      if (!wanted.size && !range) continue
      asked.chosen.push(field)
      for (const { value, term } of known) if (wanted.has(value)) add(term, parts.chosen)
      if (!range) continue
      for (const { raw, term } of known) if (meetsRange(raw, range)) add(term, parts.inRange)
      for (const { raw, term } of others.promised.get(key) ?? []) {
        // Whoever promises is judged by that alone.
        add(term, parts.promised)
        if (meetsRange(raw, range)) add(term, parts.chosen)
      }
    }
    return asked
  }

  function order(key: string): AskedOrder | undefined {
    const first = others.first.get(key) ?? []
    const numbers = first.map(({ raw }) => extentOf(raw)?.max)
    const facet = facets.find(({ definition }) => definition.key === key)
    const places = new Map(facet?.values.map(({ value }, place) => [value, place]))
    const { unit } = define(key)
    const keys = numbers.some((number) => number !== undefined)
      ? numbers
      : first.map(({ raw }) => places.get(valueText(raw, unit)))
    const asked: AskedOrder = { terms: [], keys: [] }
    for (const [i, { term }] of first.entries()) {
      const own = keys[i]
      if (own === undefined) continue
      asked.terms.push(term)
      asked.keys.push(own)
    }
    return asked.terms.length ? asked : undefined
  }

  return { facets, ask, order }
}
