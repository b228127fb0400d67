import { useEffect, useMemo, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { allProducts, type ListPlace } from './list-place.ts'

type Change = (wanted: ListingState) => Partial<ListingState>

export type ListingNavigation = ReturnType<typeof useListingNavigation>

/**
 * How the list of a place is changed, by all of its controls. A change starts from what was asked
 * for last, not from what is shown: of two presses in quick succession both count. `wanted` is
 * what to show as chosen, `leaving` says that the visitor is on the way to another page.
 */
export function useListingNavigation(shown: ListingState, place: ListPlace = allProducts) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const leaving = location !== undefined && location.pathname !== place.path
  const search = leaving ? undefined : location?.search
  const wanted = useMemo(
    () => (search === undefined ? shown : place.parse(new URLSearchParams(search))),
    [search, shown, place],
  )
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  }, [wanted])

  return {
    place,
    wanted,
    leaving,
    /** What was asked for last, also where it is not shown as chosen yet. */
    latest: () => latest.current,
    change: (make: Change, options: { replace?: boolean } = {}): void => {
      latest.current = { ...latest.current, page: 1, ...make(latest.current) }
      void navigate(place.to(latest.current), { preventScrollReset: true, ...options })
    },
  }
}
