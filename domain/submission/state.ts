/** A country's states or provinces; empty where it has none, undefined for no known country. */
export type StatesOf = (country: string) => readonly State[] | undefined
export type State = { name: string; code: string }

/** A state by its name or code, in whatever letters and without their accents. */
export function findState(states: readonly State[], given: string): State | undefined {
  const wanted = plainLetters(given)
  return (
    states.find(({ name }) => plainLetters(name) === wanted) ??
    states.find(({ code }) => code !== '' && plainLetters(code) === wanted)
  )
}

const plainLetters = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('en-US')
