import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'

/** A word of the language, not a code: nobody says 'IP65' of anything else. */
export function isOrdinary({ test, not }: Pick<Requirement, 'test' | 'not'>): boolean {
  if (not || test.type === 'number') return false
  const values = test.values.values().flatMap((set) => set.values())
  return values.every((value) => /^\p{Lu}?\p{Ll}+$/u.test(value))
}

/** Whether the words begin one of the values. */
export function isBegun({ test }: Requirement, said: string): boolean {
  if (test.type === 'number') return false
  const key = keyOfText(said)
  return test.values
    .values()
    .some((set) => set.values().some((value) => `${keyOfText(value)} `.startsWith(`${key} `)))
}

/** The attributes that a requirement is of. */
export const keysOf = ({ test }: Pick<Requirement, 'test'>): string[] =>
  test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
