import { useContext, useEffect } from 'react'
import { savesData } from '#app/lib/connection.ts'
import { shortPause, useRest } from '#app/ui/use-rest.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import { linksInSight } from './links-in-sight.ts'
import { bringAhead } from './product-ahead.ts'

/**
 * Brings the pages of the products in sight, each of 2 to 3 KB, to a phone at rest, by links of this selector: a
 * finger gives no sign before it presses. One that scrolls gives it, and the catalogue is read.
 */
export function usePagesAhead(selector: string | false): void {
  const store = useContext(BrowserCatalogueContext)
  const rested = useRest(shortPause)
  useEffect(() => {
    if (!rested || !selector || store?.ready() || !isWelcome()) return
    const links = linksInSight(document.querySelectorAll<HTMLAnchorElement>(selector))
    for (const { pathname, search, dataset } of links) {
      void bringAhead(pathname + (dataset.query ?? search))
    }
  }, [rested, selector, store])
}

function isWelcome(): boolean {
  return matchMedia('(hover: none)').matches && navigator.onLine && !savesData()
}
