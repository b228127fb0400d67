import { vocabulary } from '#content/vocabulary.ts'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { lookup } from '#domain/lookup.ts'
import { findFacets, wordsOf } from '#domain/search/facet-finder.ts'
import {
  withoutDistantValues,
  type ListingFacet,
  type ListingView,
} from '../catalogue/listing-view.ts'
import { readState } from '../search/as-filters.ts'
import type { AskedFilters } from './asked-filters.ts'

export type AskedValues = {
  facets: ListingFacet[]
  /** Of `find`, by the filters' keys: their values, where only those are meant. */
  found?: [key: string, values?: FacetValue[]][]
}

/** As many as Select All may choose. */
const maxValues = 500
/** So many of one filter are looked through. */
const maxFound = 100

/** The filters of a list as far as they were asked for, in answers that stay small. */
export function askedValues(
  view: Pick<ListingView, 'state' | 'facets' | 'reading'>,
  { open, whole, all, find }: AskedFilters,
): AskedValues {
  const { selection } = readState(view.state, view.reading)
  const isOpen = new Set(open)
  const isWhole = new Set(whole)
  const short = withoutDistantValues(view, '', { filters: Infinity, values: 0 }).facets
  const facets = view.facets.flatMap((facet, i) => {
    if (isOpen.has(facet.key)) return isWhole.has(facet.key) ? facet : cut(facet, maxValues)
    return all ? short[i]! : []
  })
  if (!find.trim()) return { facets }
  const found = [...findFacets(view.facets, find, vocabulary)].map(
    ([key, values]): [string, FacetValue[]?] =>
      values ? [key, cut({ key, values: [...values] }, maxFound, isCalled).values] : [key],
  )
  return { facets, found }

  /** By whole words: of those that only begin so there may be hundreds. */
  function isCalled({ label }: FacetValue): boolean {
    return ` ${wordsOf(label).join(' ')} `.includes(` ${wordsOf(find).join(' ')} `)
  }

  /** What is chosen, what is `meant`, and of the others those that most products have. */
  function cut(
    facet: ListingFacet,
    most: number,
    meant: (value: FacetValue) => boolean = () => false,
  ): ListingFacet {
    const { key, values = [] } = facet
    if (values.length <= most) return facet
    const chosen = lookup(selection, key) ?? []
    const first = new Set(values.filter(meant))
    const byWorth = values.toSorted(
      (a, b) => Number(first.has(b)) - Number(first.has(a)) || b.count - a.count,
    )
    const frequent = new Set(byWorth.slice(0, most))
    const kept = values.filter((one) => frequent.has(one) || chosen.includes(one.value))
    return { ...facet, values: kept, more: values.length - kept.length }
  }
}
