import type { Requirement } from './requirement.ts'

/** A bare number within a word may be anything: the 8 of 'QD-8X'. */
export function isPieceOfWord({ isGuess, from, to }: Requirement, text: string): boolean {
  const around = text.slice(Math.max(0, from - 1), from) + text.slice(to, to + 1)
  return isGuess && /[^\s,;.:!?()]/.test(around)
}

/** The 3152 of 'AB-3152-CORE' is a piece of a name, whatever stands behind it. */
export function isWithinName({ from, to }: Pick<Requirement, 'from' | 'to'>, text: string) {
  return (
    /\p{L}-$/u.test(text.slice(Math.max(0, from - 2), from)) &&
    /^-\p{L}/u.test(text.slice(to, to + 2))
  )
}
