import { useRef, useState } from 'react'
import { askForSuggestions } from './ask-for-suggestions.ts'
import type { Suggestions } from './suggestions-of.ts'

/**
 * What the server offers for the text that was asked for last. What it offered before stays until
 * then: `of` is its text. For no text there is nothing.
 */
export function useSuggestions() {
  const [found, setFound] = useState<Suggestions & { of: string }>()
  const newest = useRef<AbortController>(undefined)

  async function ask(text: string): Promise<void> {
    newest.current?.abort()
    if (!text) return setFound(undefined)
    newest.current = new AbortController()
    const answer = await askForSuggestions(text, newest.current.signal).catch(() => undefined)
    if (answer) setFound({ ...answer, of: text })
  }

  return { found, ask }
}
