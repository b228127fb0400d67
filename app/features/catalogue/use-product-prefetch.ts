import { useContext } from 'react'
import { BrowserCatalogueContext } from './browser-catalogue.ts'

/** Reads the product's document as soon as a visitor shows interest in it. */
export function useProductPrefetch(slug: string) {
  const store = useContext(BrowserCatalogueContext)
  const prefetch = () => {
    // The page reads it again if this fails, and says so there.
    store?.product(slug).catch(() => undefined)
  }
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}
