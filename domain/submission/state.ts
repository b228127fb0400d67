import { foldLetters } from '#domain/texts/fold-letters.ts'
import { plainLetters } from '#domain/texts/plain-letters.ts'

/**
 * A country's states or provinces: empty where none are known, so that any is taken, null where
 * nobody is asked for one, undefined for no country that is offered.
 */
export type StatesOf = (country: string) => readonly State[] | null | undefined
export type State = { name: string; code: string }

/** A state by its name or code, in whatever letters and without their accents. */
export function findState(states: readonly State[], given: string): State | undefined {
  const wanted = keyOf(given)
  return (
    states.find(({ name }) => keyOf(name) === wanted) ??
    states.find(({ code }) => code !== '' && keyOf(code) === wanted)
  )
}

const keyOf = (text: string) => foldLetters(plainLetters(text.trim()))
