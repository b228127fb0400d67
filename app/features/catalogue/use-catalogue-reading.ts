import { useContext, useEffect, useState } from 'react'
import { BrowserCatalogueContext } from './browser-catalogue.ts'

/** Long enough for the first view to have painted and settled on a slow phone. */
const quiet = 1000

/**
 * Reads the catalogue when the page has come to rest, or at the first sign of a visitor,
 * whichever is first; with `whenIdle` false only at the latter. True once it is read.
 */
export function useCatalogueReading(whenIdle: boolean): boolean {
  const store = useContext(BrowserCatalogueContext)
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!store || store.ready()) return
    const read = () => {
      stop()
      // Whoever needs it next tries again and shows what is wrong.
      store.load().then(() => setIsRead(true), () => undefined)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
    for (const sign of signs) addEventListener(sign, read, { passive: true })
    const timer = whenIdle ? setTimeout(() => requestIdle(read), quiet) : undefined
    function stop() {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, read)
    }
    return stop
  }, [store, whenIdle])
  return isRead
}

function requestIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 })
  else setTimeout(callback)
}
