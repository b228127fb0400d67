import { useContext, type PointerEvent } from 'react'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import { bringProductPage, isAskedAhead } from './product-ahead.ts'

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
    onFocus: prefetch,
  }
}
