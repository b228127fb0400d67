import type { Checked } from './find.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'
import type { Understanding } from './understand.ts'

/** By requirement, its figure with its unit as a name would hold it; none where a bound is meant. */
export function figuresIn({ requirements, text }: Understanding): readonly (string | undefined)[] {
  return requirements.map(({ test, isGuess, not, whole, from, to }: Requirement) => {
    if (test.type !== 'number' || isGuess || not || whole) return undefined
    const isPlain = test.bounds.every(({ low, high }) => low !== undefined && high !== undefined)
    const key = isPlain ? keyOfText(text.slice(from, to)) : ''
    return /^\S+ \p{L}+$/u.test(key) ? key : undefined
  })
}

/** 'Collimator, 105 µm fiber' is for 105 µm, though no attribute of it states so. */
export function saidByName(
  { name }: { name: string },
  checks: Checked[],
  figures: readonly (string | undefined)[],
): Checked[] {
  // Few names hold the number at all.
  const mayBe = ({ result }: Checked, at: number) =>
    result !== 'met' && figures[at] && name.includes(figures[at].slice(0, figures[at].indexOf(' ')))
  if (!checks.some(mayBe)) return checks
  const words = ` ${keyOfText(name)} `
  return checks.map((check, at) =>
    check.result !== 'met' && figures[at] && words.includes(` ${figures[at]} `)
      ? { ...check, result: 'met', distance: 0 }
      : check,
  )
}
