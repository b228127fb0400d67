import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { parseListingState, type ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'

type Change = (wanted: ListingState) => Partial<ListingState>

/**
 * How the list is changed. A change starts from what was asked for last, not from what is
 * shown: of two presses in quick succession both count. `wanted` is what to show as chosen.
 */
export function useListingNavigation(shown: ListingState) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])

  return {
    wanted:
      location?.pathname === paths.products()
        ? parseListingState(new URLSearchParams(location.search))
        : shown,
    change: (make: Change, options: { replace?: boolean } = {}): void => {
      latest.current = { ...latest.current, page: 1, ...make(latest.current) }
      void navigate(paths.products(latest.current), { preventScrollReset: true, ...options })
    },
  }
}
