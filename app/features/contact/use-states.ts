import { useEffect, useState } from 'react'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { sentPaths } from '#app/features/contact/sent-paths.ts'
import type { State } from '#domain/submission/state.ts'

type Known = { country: string; states: readonly State[] | null }

/**
 * The states of the chosen country, asked for when it is chosen. Undefined while they are not
 * known: a text field takes the name or code then, and the server knows it. Null where nobody is
 * asked for one.
 */
export function useStates(country: string, initial?: Known['states']) {
  const [known, setKnown] = useState(
    initial === undefined ? undefined : { country, states: initial },
  )
  const isKnown = !country || known?.country === country
  useEffect(() => {
    if (isKnown) return
    let current = true
    fetchInTime(sentPaths.statesOf(country))
      .then(async (response) => {
        if (!response.ok) return
        const states = (await response.json()) as Known
        if (current) setKnown(states)
      })
      // Offline, or a server that hangs.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [country, isKnown])
  return country && known?.country === country ? known.states : undefined
}
