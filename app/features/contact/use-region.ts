import { useEffect, useState, type RefObject } from 'react'
import type { State } from '#domain/submission/state.ts'
import { fieldId } from './field-id.ts'
import { useStates } from './use-states.ts'

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
