import { keyOfText } from './tokens.ts'
import { unitOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A value in full and each beginning of it ('OS2' of 'OS2 (G.652.D)'), each of several ('Indoor/
 * Outdoor'), and any later word that begins no other value and is no figure.
 */
export function phrasesOf(
  value: string,
  begins: ReadonlySet<string>,
  /** Words that deny what follows: 'not'. */
  denials: ReadonlySet<string> = new Set(),
): string[] {
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
  const all = [...new Set([whole, ...parts, ...starts, ...ends])]
  const denied = new Set(clausesOf(value).flatMap((clause) => turnAt(clause, denials).denied))
  if (denied.size === 0) return all
  // 'Tested' says the contrary of 'not tested', and 'not' nothing.
  return all.filter((phrase) => {
    const said = phrase.split(' ')
    const isTurned = said.some((word) => denied.has(word)) && !said.some((one) => denials.has(one))
    return phrase === whole || !(isTurned || denials.has(said.at(-1)!))
  })
}

const clausesOf = (value: string) => value.split(/(?<=[,;()])/)

/** What a clause says before it denies something, and the words that it denies. */
function turnAt(clause: string, denials: ReadonlySet<string>) {
  const words = clause.split(/\s+/).filter(Boolean)
  const at = words.findIndex((word) => denials.has(keyOfText(word)))
  const behind = at < 0 ? '' : keyOfText(words.slice(at + 1).join(' '))
  return behind
    ? { kept: words.slice(0, at).join(' '), denied: behind.split(' ') }
    : { kept: clause, denied: [] }
}

/** The words that deny what follows, as they are looked up. */
export const denialsOf = ({ words }: Pick<Vocabulary, 'words'>): ReadonlySet<string> =>
  new Set(words?.not?.map(keyOfText))

/** What a value says of a product: of 'steel, not painted' the steel. */
export function createTeller(denials: ReadonlySet<string>): (value: string) => string {
  // Many products state the same.
  const told = new Map<string, string>()
  return (value) => {
    const before = told.get(value)
    if (before !== undefined) return before
    const kept = clausesOf(value).map((clause) => turnAt(clause, denials).kept)
    told.set(value, kept.join(''))
    return kept.join('')
  }
}

/**
 * A value's whole name, or its beginning where that is a code: 'OS2' of 'OS2 (G.652.D)'. '250 µm' of
 * '250 µm coated' is any size.
 */
export function isName(phrase: string, whole: string, value: string): boolean {
  const isCode = /^[A-Z\d][A-Z\d.-]/.test(value) && !isMeasured(phrase)
  return phrase === whole || (isCode && whole.startsWith(phrase))
}

function isMeasured(phrase: string): boolean {
  const [figure = '', unit = '', more] = phrase.split(' ')
  return /^\d[\d.]*$/.test(figure) && more === undefined && unitOf(unit) !== undefined
}

export const firstWord = (value: string) => keyOfText(value).split(' ')[0]!
