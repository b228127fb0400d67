import { useEffect, useState } from 'react'
import { fetchJson } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ControlledList } from './list-source.tsx'

/** The filters of a list with their values, and how those are asked for that did not come with it. */
export type AllValues = {
  /** Those of the page. */
  facets: readonly ListingFacet[]
  /** Those of the sheet. */
  all: readonly ListingFacet[]
  /** Values that did not come cannot be had: the server then shows those of one filter at a time. */
  failed: boolean
  /** A filter or the sheet opens. */
  load: () => void
}

/**
 * The values of all filters. A list that the browser has made has them all; else the server is asked,
 * once a filter opens and with every change from then on. The former values stand until the new ones
 * come.
 */
export function useAllValues({ state, facets }: ControlledList, place: ListPlace): AllValues {
  const { query, selection, ranges } = state
  const [isWanted, setWanted] = useState(false)
  const [answer, setAnswer] = useState<readonly ListingFacet[]>()
  const [failed, setFailed] = useState(false)
  const isWhole = facets.every(({ values }) => values)
  // Its page, order and form make no difference.
  const address = isWanted && !isWhole && paths.filterValues(place.to({ query, selection, ranges }))
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

  const answered = new Map(answer?.map((facet) => [facet.key, facet]))
  return {
    facets: facets.map((facet) => (facet.values ? facet : (answered.get(facet.key) ?? facet))),
    all: isWhole ? facets : (answer ?? facets),
    failed,
    load: () => setWanted(true),
  }
}
