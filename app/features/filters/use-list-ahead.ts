import { useContext, useEffect, useRef } from 'react'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { BrowserCatalogueContext } from '../catalogue/browser-catalogue.ts'
import { bringList } from '../catalogue/list-ahead.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'

/** Who only crosses a value on the way to another is gone by then. */
const restMilliseconds = 50

/**
 * What has the list of a choice asked for ahead of its press, where the server makes it: once the pointer
 * rests there, and in any case when it goes down, which is some time before the choice is made.
 */
export function useListAhead({ place, latest }: Pick<ListingNavigation, 'place' | 'latest'>) {
  const store = useContext(BrowserCatalogueContext)
  const resting = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  return (choose: (state: ListingState) => Partial<ListingState>) => {
    const bring = () => {
      clearTimeout(resting.current)
      const asked = latest()
      if (place.isBroughtAhead && store && !store.ready())
        bringList(place.to({ ...asked, page: 1, ...choose(asked) }))
    }
    return {
      onPointerEnter: () => {
        clearTimeout(resting.current)
        resting.current = window.setTimeout(bring, restMilliseconds)
      },
      onPointerLeave: () => clearTimeout(resting.current),
      onPointerDown: bring,
    }
  }
}
