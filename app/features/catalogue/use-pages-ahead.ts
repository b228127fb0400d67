import { useContext, useEffect, useRef } from 'react'
import { savesData } from '#app/lib/connection.ts'
import { shortPause, useRest } from '#app/ui/use-rest.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import { bringProductPage } from './product-ahead.ts'

/** As many as a phone shows at once, each of 2 to 3 KB. */
const maxAhead = 4

/**
 * Brings the pages of the cards in sight to a phone at rest: a finger gives no sign before it
 * presses. One that scrolls gives it, and the catalogue is read.
 */
export function usePagesAhead(isList: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const store = useContext(BrowserCatalogueContext)
  const rested = useRest(shortPause)
  useEffect(() => {
    if (!rested || !isList || store?.ready() || !isWelcome()) return
    // To ask where a link is would have a card that is far away laid out.
    for (const cell of [...list.current!.children].filter(isInSight).slice(0, maxAhead)) {
      const { pathname, search, dataset } = cell.querySelector<HTMLAnchorElement>('h3 a')!
      // A failure is no loss: the press asks for it again.
      bringProductPage(pathname + (dataset.query ?? search)).catch(() => undefined)
    }
  }, [rested, isList, store])
  return list
}

function isWelcome(): boolean {
  return matchMedia('(hover: none)').matches && navigator.onLine && !savesData()
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
