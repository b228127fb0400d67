import { useContext, type PointerEvent } from 'react'
import { settle } from '#app/ui/use-settled.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import { bringProductPage, bringProductParts, isAskedAhead } from './product-ahead.ts'

/**
 * Reads what the product's page needs as soon as a visitor shows interest in it: its document,
 * which the catalogue that is being read meanwhile goes with; under a finger, which leaves no time
 * for that, the page from the server.
 */
export function useProductPrefetch(slug: string) {
  const store = useContext(BrowserCatalogueContext)
  const prefetch = () => {
    if (store?.ready() || !isAskedAhead(slug)) store?.bringProduct(slug)
  }
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse' && !store?.ready()) bringProductPage(slug).catch(() => undefined)
      prefetch()
    },
    // A tenth of a second ahead of the press: what comes with its page moves nothing. Under a finger it
    // would be in the way of that page, whose first screen is above it.
    onPointerDown({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') settle(bringProductParts(slug))
    },
    onFocus: prefetch,
  }
}
