import { useContext, useEffect } from 'react'
import { onFirstSign } from '#app/ui/first-sign.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'

/**
 * Reads the catalogue at the first sign of a visitor: a pointer or a finger is on its way to a
 * filter or a card before it presses, and who only reads what has come pays for nothing else.
 */
export function useCatalogueReading(): void {
  const store = useContext(BrowserCatalogueContext)
  useEffect(() => {
    if (!store || store.atHand()) return
    // Whoever needs it next tries again and shows what is wrong.
    return onFirstSign(() => void store.load().catch(() => undefined))
  }, [store])
}
