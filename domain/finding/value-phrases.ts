import { keyOfText } from './tokens.ts'

/**
 * A value in full and each beginning of it ('OS2' of 'OS2 (G.652.D)'), each of several ('Indoor/
 * Outdoor'), and any later word that begins no other value and is no figure.
 */
export function phrasesOf(value: string, begins: ReadonlySet<string>): string[] {
  const whole = keyOfText(value)
  // '±0.5 dB to 5 dB' states a figure: '0.5 dB' is no name of it.
  if (/^[±≤≥<>~]/.test(value)) return [whole]
  const parts = value.includes('/') ? value.split('/').map(keyOfText) : []
  const words = whole.split(' ')
  // The 'single' of 'Single-mode' says nothing alone, the 'MPO' of 'MPO-12' does.
  const isTorn = (count: number) => count === 1 && /^\p{L}+-\p{L}/u.test(value)
  const starts = words.flatMap((_, i) => (isTorn(i + 1) ? [] : [words.slice(0, i + 1).join(' ')]))
  const ends = words.flatMap((word, i) =>
    i === 0 || begins.has(word)
      ? []
      : /^\d/.test(word)
        ? // 'Of 1310 nm' speaks of light, not of a coating's name; '23 in rack' is one.
          words.length - i > 2
          ? [words.slice(i).join(' ')]
          : []
        : word.length > 2
          ? [word, words.slice(i).join(' ')]
          : [],
  )
  return [...new Set([whole, ...parts, ...starts, ...ends])]
}

/** A value's whole name, or its beginning where that is a code: 'OS2' of 'OS2 (G.652.D)'. */
export function isName(phrase: string, whole: string, value: string): boolean {
  return phrase === whole || (whole.startsWith(phrase) && /^[A-Z\d][A-Z\d.-]/.test(value))
}

export const firstWord = (value: string) => keyOfText(value).split(' ')[0]!
