import { useMemo } from 'react'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { ListingView } from '../catalogue/listing-view.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { readState } from '../search/as-filters.ts'

/**
 * A list's navigation as its filters see it: what is sure of the text is chosen in them, and their
 * first change puts it into the address in place of its words.
 */
export function useReadFilters(
  { state, reading }: Pick<ListingView, 'state' | 'reading'>,
  navigation: ListNavigation,
): ListNavigation {
  const { wanted, latest, change } = navigation
  // Of another text nothing was read yet.
  const asRead = (asked: ListingState) =>
    asked.query === state.query ? readState(asked, reading) : asked
  // oxlint-disable-next-line react/exhaustive-deps -- `asRead` goes by the two that stand there
  const shown = useMemo(() => asRead(wanted), [wanted, state, reading])
  return {
    ...navigation,
    wanted: shown,
    latest: () => asRead(latest()),
    change: (make, options) =>
      change((asked) => {
        const read = asRead(asked)
        return { ...read, page: 1, ...make(read) }
      }, options),
  }
}
