import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './units.ts'

/** In letters: a shorter word is one letter away from too many units. */
const minUnitSlip = 5

type UnitWords = Pick<Lexicon, 'isUnit'> & {
  sameAs: (word: string) => string | undefined
  correct: (word: string) => string
}

/** The unit that a word is behind a number: 'in' there is inches, elsewhere it is not. */
export function unitAt(
  tokens: Token[],
  at: number,
  { sameAs, isUnit, correct }: UnitWords,
): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (before?.number === undefined || token.number !== undefined) return undefined
  // '25C', but '144 C' may be anything.
  const own = unitOf(token.text) ? token.text : sameAs(token.text)
  // '100 meeter' is a slip of the unit, whatever else it is a slip of.
  const mended = token.text.length >= minUnitSlip ? correct(token.text) : token.text
  const written = own ?? (unitOf(mended) ? mended : token.text)
  const word =
    isDegree(tokens, at) && /^[cf]$/.test(written)
      ? `°${written}`
      : written === 'percent'
        ? '%'
        : written
  if (!isUnit(word, token.glued)) return undefined
  if (word === 'in' && next?.number !== undefined) return undefined
  return word
}

/** '25C', '-40F' and '-40 to 140 F': '144 C' and '24F' may be anything, but nothing else is below zero. */
function isDegree(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.glued && tokens[at]!.text === 'c') return true
  // '-40 F to 140 F': the figures of one range.
  for (let before = at - 1; before >= at - maxDistanceBelow; before--) {
    const { text = '.', number } = tokens[before] ?? {}
    if (number === undefined ? !/^(?:to|and|through|[+°]|°?[cf])$/.test(text) : number < 0)
      return (number ?? 0) < 0
  }
  return false
}

const maxDistanceBelow = 5
