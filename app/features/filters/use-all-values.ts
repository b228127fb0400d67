import { useEffect, useState } from 'react'
import { fetchJson } from '#app/lib/fetch-json.ts'
import { paths } from '#app/lib/paths.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ControlledList, ListSource } from './list-source.tsx'

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
}

/**
 * The values of all filters. Of products that are read here all are known at once; else, and for a
 * text, the server is asked, once a filter opens and with every change from then on. The former
 * values stand until the new ones come.
 */
export function useAllValues(
  list: ControlledList,
  place: ListPlace,
  source: ListSource,
  refresh: () => Promise<void>,
): AllValues {
  const { state, facets } = list
  const { query, selection, ranges } = state
  const [isWanted, setWanted] = useState(false)
  const [answer, setAnswer] = useState<readonly ListingFacet[]>()
  const [failed, setFailed] = useState(false)
  const isHere = source.isReadHere && !query
  // Its page, order and form make no difference.
  const address = isWanted && !isHere && paths.filterValues(place.to({ query, selection, ranges }))
  useEffect(() => {
    if (!address) return
    const left = new AbortController()
    const { signal } = left
    fetchJson<ListingFacet[]>(address, { signal }).then(
      (values) => {
        setAnswer(values)
        setFailed(false)
      },
      () => signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [address])

  if (isHere) {
    const load = () =>
      void source
        .load()
        .then(refresh)
        .catch(() => setFailed(true))
    return { facets, all: facets, failed, load, open: ({ values }) => values || load() }
  }
  const answered = new Map(answer?.map((facet) => [facet.key, facet]))
  return {
    facets: facets.map((facet) => (facet.values ? facet : (answered.get(facet.key) ?? facet))),
    all: answer ?? facets,
    failed,
    load: () => setWanted(true),
    open: () => setWanted(true),
  }
}
