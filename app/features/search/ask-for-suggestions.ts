import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import type { Suggestions } from './suggestions-of.ts'

/** Of keys in quick succession only the last is asked for, in milliseconds. */
const typingPause = 80

/** What the server offers for a text; nothing where it does not answer. Fails once aborted. */
export async function askForSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  await new Promise((typed) => setTimeout(typed, typingPause))
  signal.throwIfAborted()
  try {
    const response = await fetchInTime(searchPaths.suggestions(text), { signal })
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
    return (await response.json()) as Suggestions
  } catch {
    signal.throwIfAborted()
    return { links: [] }
  }
}

/** What menus and search fields ask of the server. */
export const searchPaths = {
  /** What a search field offers for a text. */
  suggestions: (text: string) => `/search/suggestions?q=${encodeURIComponent(text)}`,
}
