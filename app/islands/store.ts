import { cookieChoice } from '#app/lib/functionality-cookies.ts'

/** A text that the browser keeps; islands and elements of a tab share it. */
export type Stored = {
  /** Key in the browser's storage, and type of the window event that tells of a change. */
  key: string
  /** Empty where nothing is kept, or the browser keeps its storage closed. */
  read: () => string
  /** An empty text removes it. False where the browser keeps its storage closed. */
  write: (text: string) => boolean
  /** Calls back whenever the text may have changed, here or in another tab; the result ends that. */
  subscribe: (changed: () => void) => () => void
}

/** The visitor's parts list, as it stands in an address. */
export const keptList = stored('pref-list')

/** Products chosen to be compared (domain/deciding/chosen-products.ts), in this tab alone. */
export const comparison = stored('compare', () => false)

/** `isLasting` says whether a text is kept for later visits, else it is kept while the tab is open. */
export function stored(key: string, isLasting = () => cookieChoice() === 'all'): Stored {
  return {
    key,
    read() {
      try {
        return localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(text) {
      try {
        const storages = [localStorage, sessionStorage]
        const [storage, other] = isLasting() ? storages : storages.toReversed()
        other!.removeItem(key)
        if (text) storage!.setItem(key, text)
        else storage!.removeItem(key)
      } catch {
        return false
      }
      dispatchEvent(new Event(key))
      return true
    },
    subscribe(changed) {
      // A page that was prerendered, or kept by the browser, has missed what changed meanwhile.
      for (const type of [key, 'storage', 'pageshow']) addEventListener(type, changed)
      document.addEventListener('prerenderingchange', changed)
      return () => {
        for (const type of [key, 'storage', 'pageshow']) removeEventListener(type, changed)
        document.removeEventListener('prerenderingchange', changed)
      }
    },
  }
}
