import { useEffect, useState, type RefObject } from 'react'
import { fetchJson } from '#app/lib/fetch-in-time.ts'
import type { State } from '#domain/submission/state.ts'
import { fieldId } from './field-id.ts'
import { sentPaths } from './sent-paths.ts'
import { isRegionAskedOfAll } from '#domain/submission/form-shape.ts'
import { formFields } from './form-fields.ts'

type Given = {
  form: string
  /** The country that the page came with. */
  country?: string | undefined
  /** States of that country, where the page came with them. */
  initialStates?: readonly State[] | null | undefined
  /** What is known of the chosen country, for whoever checks the form. */
  statesRef: RefObject<readonly State[] | null | undefined>
}

export type Region = ReturnType<typeof useRegion>

/** The country that a form's visitor chooses, and its states. */
export function useRegion({ form, country: given = '', initialStates, statesRef }: Given) {
  const [country, choose] = useState(given)
  const states = useStates(country, initialStates)
  useEffect(() => {
    statesRef.current = states
  }, [states, statesRef])
  useEffect(() => choose(chosenIn(form, 'country')), [form])
  return { country, states, choose }
}

/** What was chosen before this code was there, or brought back by the browser. */
export function chosenIn(form: string, field: string): string {
  const select = document.getElementById(fieldId(form, field)) as HTMLSelectElement | null
  return select?.value ?? ''
}

/** The names that a choice of the page offers. */
export function choicesIn(form: string, field: string): string[] {
  const select = document.getElementById(fieldId(form, field)) as HTMLSelectElement | null
  return [...(select?.options ?? [])].slice(1).map(({ textContent }) => textContent)
}

type Known = { country: string; states: readonly State[] | null }

/**
 * The states of the chosen country, asked for when it is chosen. Undefined while they are not
 * known: a text field takes the name or code then, and the server knows it. Null where nobody is
 * asked for one.
 */
function useStates(country: string, initial?: Known['states']) {
  const [known, setKnown] = useState(
    initial === undefined ? undefined : { country, states: initial },
  )
  const isKnown = !country || known?.country === country
  useEffect(() => {
    if (isKnown) return
    let current = true
    fetchJson<Known>(sentPaths.statesOf(country))
      .then((states) => current && setKnown(states))
      // Offline, or a server that hangs.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [country, isKnown])
  return country && known?.country === country ? known.states : undefined
}

/** Whether this company asks everybody for a state or province, wherever they are. */
export const isAskedOfAll = isRegionAskedOfAll(formFields)

/** For whoever checks the form: a country whose states are not known here takes any, or none. */
export const statesToCheck = (
  states: readonly State[] | null | undefined,
): readonly State[] | null => (states === undefined ? (isAskedOfAll ? [] : null) : states)
