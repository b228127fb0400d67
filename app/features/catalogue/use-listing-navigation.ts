import { useEffect, useMemo, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { parseListingState, type ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'

type Change = (wanted: ListingState) => Partial<ListingState>

export type ListingNavigation = ReturnType<typeof useListingNavigation>

/**
 * How the list is changed, by all of its controls. A change starts from what was asked for last,
 * not from what is shown: of two presses in quick succession both count. `wanted` is what to
 * show as chosen, `leaving` says that the visitor is on the way to another page.
 */
export function useListingNavigation(shown: ListingState) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const leaving = location !== undefined && location.pathname !== paths.products()
  const search = leaving ? undefined : location?.search
  const wanted = useMemo(
    () => (search === undefined ? shown : parseListingState(new URLSearchParams(search))),
    [search, shown],
  )
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  }, [wanted])

  return {
    wanted,
    leaving,
    change: (make: Change, options: { replace?: boolean } = {}): void => {
      latest.current = { ...latest.current, page: 1, ...make(latest.current) }
      void navigate(paths.products(latest.current), { preventScrollReset: true, ...options })
    },
  }
}
