import { useContext, useEffect } from 'react'
import { onFirstSign } from '#app/ui/first-sign.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'

/**
 * Reads the catalogue when the page has come to rest, or at the first sign of a visitor,
 * whichever is first; with `whenIdle` false only at the latter.
 */
export function useCatalogueReading(whenIdle: boolean): void {
  const store = useContext(BrowserCatalogueContext)
  useEffect(() => {
    if (!store || store.ready()) return
    const read = () => {
      stop()
      // Whoever needs it next tries again and shows what is wrong.
      store.load().catch(() => undefined)
    }
    const stopWaiting = onFirstSign(read)
    const idle = () => requestIdle(read)
    if (whenIdle && document.readyState === 'complete') idle()
    else if (whenIdle) addEventListener('load', idle)
    function stop() {
      removeEventListener('load', idle)
      stopWaiting()
    }
    return stop
  }, [store, whenIdle])
}

function requestIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 })
  else setTimeout(callback)
}
