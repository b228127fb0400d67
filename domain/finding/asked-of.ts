import type { Columns } from './columns.ts'
import type { NamedKind } from './named-kinds.ts'
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

/** What no product of the kinds states cannot be held against them. */
export function isJudgeable(
  { isGuess, test }: Pick<Requirement, 'isGuess' | 'test'>,
  kinds: readonly Pick<NamedKind, 'members'>[],
  columns: Columns,
): boolean {
  if (isGuess || kinds.length === 0) return true
  const places = keysOf({ test }).flatMap((key) => columns.get(key)?.at ?? [])
  return kinds.some(({ members }) =>
    members.values().some((id) => places.some((at) => at[id] !== 0)),
  )
}

/** The attributes that a requirement is of. */
export const keysOf = ({ test }: Pick<Requirement, 'test'>): string[] =>
  test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
