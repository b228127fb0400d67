import { useState } from 'react'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ControlledList, ListSource } from './list-source.tsx'
import { useFarValues } from './use-far-values.ts'

/** The filters of a list with their values, and how those are asked for that did not come with it. */
export type AllValues = {
  /** Those of the page. */
  facets: readonly ListingFacet[]
  /** Those of the sheet. */
  all: readonly ListingFacet[]
  /** Values that did not come cannot be had: the server then shows those of one filter at a time. */
  failed: boolean
  /** The sheet opens. */
  load: () => void
  /** A filter opens. */
  open: (facet: ListingFacet) => void
  /** Of a catalogue that the browser does not hold. */
  far?: {
    close: (key: string) => void
    closeAll: () => void
    /** More of a filter than the most frequent of very many values. */
    openWhole: (key: string) => void
    find: (text: string) => void
    /** What was found last; undefined where nothing was, or nothing is looked for. */
    found: ReadonlyMap<string, readonly FacetValue[] | undefined> | undefined
  }
}

/**
 * How the values of all filters are asked for: of products that are read here all are known at once;
 * else, and for a text, the server is asked for those of what is open.
 */
export function useAllValues(
  list: ControlledList,
  place: ListPlace,
  source: ListSource,
  refresh: () => Promise<void>,
): AllValues {
  const [failed, setFailed] = useState(false)
  const far = useFarValues(list, place)
  if (!source.isReadHere || list.state.query) return far
  const load = () =>
    void source
      .load()
      .then(refresh)
      .catch(() => setFailed(true))
  const { facets } = list
  return { facets, all: facets, failed, load, open: ({ values }) => values || load() }
}
