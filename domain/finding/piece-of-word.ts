import type { Requirement } from './requirement.ts'

/** A bare number within a word may be anything: the 8 of 'QD-8X'. */
export function isPieceOfWord({ isGuess, from, to }: Requirement, text: string): boolean {
  const around = text.slice(Math.max(0, from - 1), from) + text.slice(to, to + 1)
  return isGuess && /[^\s,;.:!?()]/.test(around)
}
