import { useEffect, useState } from 'react'
import { paths } from '#app/lib/paths.ts'
import type { State } from '#domain/submission/state.ts'

type Known = { country: string; states: readonly State[] }

/**
 * The states of the chosen country, asked for when it is chosen. Undefined while they are not
 * known: a text field takes the name or code then, and the server knows it.
 */
export function useStates(country: string, initial: Known | undefined) {
  const [known, setKnown] = useState(initial)
  const isKnown = !country || known?.country === country
  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    fetch(paths.statesOf(country), { signal: controller.signal })
      .then(async (response) => {
        if (response.ok) setKnown((await response.json()) as Known)
      })
      // Left for another country, or offline.
      .catch(() => undefined)
    return () => controller.abort()
  }, [country, isKnown])
  return country && known?.country === country ? known.states : undefined
}
