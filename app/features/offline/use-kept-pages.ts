import { useEffect } from 'react'
import { onFirstSign } from '#app/ui/first-sign.ts'

/** After a visitor's first sign: whatever that brings is there by then, and nobody waits. */
const afterMilliseconds = 6000

/**
 * Brings the code that keeps pages for reading without a network, late; at once on a page that is
 * such a copy, for it says so.
 */
export function useKeptPages(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    // Without a network it does not come, and nothing is lost.
    const bring = () => void import('./keep-seen.ts').catch(() => undefined)
    if (document.documentElement.dataset.read) {
      bring()
      return undefined
    }
    // What somebody wrote goes out though nobody touches the page.
    const untouched = setTimeout(async () => {
      const { mayWait } = await import('#app/features/contact/may-wait.ts').catch(() => ({
        mayWait: () => false,
      }))
      if (await mayWait()) bring()
    }, afterMilliseconds)
    const stop = onFirstSign(() => setTimeout(bring, afterMilliseconds))
    return () => {
      clearTimeout(untouched)
      stop()
    }
  }, [])
}
