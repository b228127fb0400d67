import { useContext, type PointerEvent } from 'react'
import { paths } from '#app/lib/paths.ts'
import { settle } from '#app/ui/use-settled.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import { bringAhead, bringProductParts, isAskedAhead } from './product-ahead.ts'

/**
 * Reads what the product's page needs as soon as a visitor shows interest in it: its document,
 * which the catalogue that is being read meanwhile goes with; under a finger, which leaves no time
 * for that, the page from the server. `query` is of a card whose number is not the product's own.
 */
export function useProductPrefetch(slug: string, query = '') {
  const store = useContext(BrowserCatalogueContext)
  const page = paths.product(slug) + query
  const bringPage = () => bringAhead(page)
  const prefetch = () => {
    // Only the server tells one part number from its series.
    if (query) void bringPage()
    else if (store?.ready() || !isAskedAhead(page)) store?.bringProduct(slug)
  }
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse' && !store?.ready()) void bringPage()
      prefetch()
    },
    // A tenth of a second ahead of the press: what comes with its page moves nothing. Under a finger it
    // would be in the way of that page, whose first screen is above it.
    onPointerDown({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') settle(bringProductParts(page))
    },
    onFocus: prefetch,
  }
}
