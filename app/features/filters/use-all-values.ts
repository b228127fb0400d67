import { useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { BrowserCatalogueContext } from '../catalogue/browser-catalogue.ts'
import type { ListingFacet, ListingView } from '../catalogue/listing-view.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
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
 * How the values of all filters are asked for: with the catalogue read, the list is made here; of
 * one that is too large the server is asked for what is open.
 */
export function useAllValues(
  view: Pick<ListingView, 'state' | 'facets' | 'reading'>,
  place: ListPlace,
): AllValues {
  const store = useContext(BrowserCatalogueContext)
  const { revalidate } = useRevalidator()
  const [failed, setFailed] = useState(false)
  const far = useFarValues(view, place)
  if (store?.isFar) return far
  const load = () =>
    void store
      ?.load()
      .then((catalogue) => catalogue.prepareListing())
      .then(revalidate)
      .catch(() => setFailed(true))
  const { facets } = view
  return { facets, all: facets, failed, load, open: ({ values }) => values || load() }
}
