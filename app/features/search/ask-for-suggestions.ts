import { fetchJson } from '#app/lib/fetch-in-time.ts'
import type { Suggestions } from './suggestions-of.ts'

/** What a search field asks of the server. */
export const suggestionsPath = (text: string) => `/search/suggestions?q=${encodeURIComponent(text)}`

/** Of keys in quick succession only the last is asked for, in milliseconds. */
const typingPause = 80

/** What the server offers for a text; nothing where it does not answer. Fails once aborted. */
export async function askForSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  await new Promise((typed) => setTimeout(typed, typingPause))
  signal.throwIfAborted()
  try {
    return await fetchJson(suggestionsPath(text), { signal })
  } catch {
    signal.throwIfAborted()
    return { links: [] }
  }
}
