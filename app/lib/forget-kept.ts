/** What the names begin with under which a browser keeps what its visitor chose. */
export const keptPrefix = 'pref-'

/**
 * Removes the choices that the browser's own storage keeps, as refusing cookies removes those in
 * cookies: their names begin alike.
 */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(keptPrefix)) localStorage.removeItem(name)
    }
  } catch {
    // Storage that the browser keeps closed holds nothing of ours.
  }
}
