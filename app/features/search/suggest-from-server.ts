import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { searchPaths } from '#app/features/search/search-paths.ts'
import { withChips } from './header-chips.tsx'
import type { Suggest, Suggestions } from './suggestions-of.ts'

/** What the server says of a text; without one it would tell the titles, not what it found. */
export async function suggested(...[text, onLeft]: Parameters<Suggest>): Promise<Suggestions> {
  return withChips(await asked(text), onLeft)
}

/** Of keys in quick succession, while the server still answers the one before. */
const typingPause = 100
const nothing: Suggestions = { links: [] }
/** What was asked for last, and who waits for it. */
let leave: AbortController | undefined
let newest: Promise<Suggestions> = Promise.resolve(nothing)

/**
 * The header's search of a catalogue that the browser does not hold: one request at a time, for the
 * text that was typed last.
 */
export const search: Suggest = (text, onLeft) => {
  const isBusy = leave !== undefined
  leave?.abort()
  leave = undefined
  if (!text.trim()) return (newest = Promise.resolve(nothing))
  const own = (leave = new AbortController())
  const { signal } = own
  const answer = async () => {
    if (isBusy) await new Promise((typed) => setTimeout(typed, typingPause))
    signal.throwIfAborted()
    return withChips(await asked(text, signal), onLeft)
  }
  return (newest = answer()
    // Whoever waits for a text that is gone is told of the one in its place.
    .catch(() => (signal.aborted ? newest : nothing))
    .finally(() => {
      if (leave === own) leave = undefined
    }))
}

/** There is nothing to prepare. */
export const prepareSearch = () => Promise.resolve(undefined)

async function asked(text: string, signal?: AbortSignal): Promise<Suggestions> {
  const response = await fetchInTime(searchPaths.suggestions(text), signal && { signal })
  if (!response.ok) throw new Error(`${searchPaths.suggestions(text)} answers ${response.status}`)
  return response.json() as Promise<Suggestions>
}
