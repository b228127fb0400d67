import { useEffect, useState } from 'react'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { AllValues } from './use-all-values.ts'

/**
 * The filter whose values stand below the bar, as asked for where no script ran yet, and what closes it.
 * Once scripts run it stays until then, or the page is another: what is typed there changes the address,
 * which asks for no filter. Values that a list comes without are asked for; the last ones stand until then.
 */
export function useFilterBelow(
  open: string | null,
  values: AllValues,
  { path }: ListPlace,
): [ListingFacet | undefined, () => void] {
  const [own, setOwn] = useState({ open, path })
  const key = own.path === path ? own.open : null
  const facet = values.facets.find((one) => one.key === key)
  const [last, setLast] = useState(facet)
  if (facet?.values && facet !== last) setLast(facet)
  const isMissing = facet !== undefined && !facet.values
  useEffect(() => {
    if (isMissing) values.load()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that they are missing
  }, [key, isMissing])
  const shown = isMissing && last?.key === key ? { ...last, ...facet, values: last.values! } : facet
  return [shown, () => setOwn({ open: null, path })]
}
