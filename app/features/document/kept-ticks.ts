import { cookieChoice } from '#app/lib/functionality-cookies.ts'

const keyOf = (slug: string) => `pref-steps-${slug}`

/** The steps that this browser's visitor has ticked of a document; none of another revision. */
export function keptTicks(slug: string, revision: string): string[] {
  try {
    const key = keyOf(slug)
    const [of, ...ticked] = (localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '').split(
      ' ',
    )
    return of === revision ? ticked : []
  } catch {
    // A browser may keep its storage closed: then nothing is ticked.
    return []
  }
}

/** For later visits where the visitor has allowed that, else while the window is open. */
export function keepTicks(slug: string, revision: string, ticked: readonly string[]): void {
  try {
    const key = keyOf(slug)
    const [storage, other] =
      cookieChoice() === 'all' ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
    other.removeItem(key)
    if (ticked.length) storage.setItem(key, [revision, ...ticked].join(' '))
    else storage.removeItem(key)
  } catch {
    // The boxes are ticked all the same, until the page is left.
  }
}
