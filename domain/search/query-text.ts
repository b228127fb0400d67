import { fold } from '#domain/catalogue/search.ts'
import type { LanguagePack } from './language-pack.ts'

/** A word, number or sign of a folded text. */
export type Token = {
  text: string
  /** The value of a number. */
  number?: number
  /** Place in the folded text. */
  from: number
  to: number
  /** No space stands before it: the 'f' of '12f', the '5' of 'TO-5'. */
  isGlued: boolean
}

/** Longer than any need. */
const maxTextLength = 4000

const tokenForms = [
  // A ratio is a word of its own: 1x32, 99/1.
  String.raw`\d+[x:]\d+(?![\d.])|\d{1,2}/\d{1,2}(?!\d)`,
  String.raw`\d+(?:\.\d+)?`,
  String.raw`(?:a/w|gb/s|m3/h)(?![a-z])|°[cf]?`,
  String.raw`[\p{L}][\p{L}\d]*(?:\.[\p{L}\d]+)*`,
  String.raw`<=|>=|\.\.|[<>≤≥±~+%=/"',.:;?!()&-]`,
]
const unspacedScript = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}ー]+$/u
const someUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const tokenPattern = new RegExp(tokenForms.join('|'), 'gu')

/** Makes a text one form: folded, without accents, decimals with a point, thousands without a comma. */
export function createTextFolder(
  packs: readonly LanguagePack[],
  acronyms: Readonly<Record<string, string>> = {},
  synonyms: Readonly<Record<string, string>> = {},
): (text: string) => string {
  const rewrites = packs.flatMap(({ rewrites = [] }) =>
    rewrites.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const),
  )
  // Chinese and Japanese put no spaces between words: those that are known stand apart.
  const unspaced = [...packs.flatMap((pack) => [pack.synonyms, pack.unitNames]), synonyms]
    .flatMap((table) => Object.keys(table ?? {}))
    .filter((word) => unspacedScript.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
  // A word that begins with a digit is no part of a longer number.
  const apart = unspaced ? new RegExp(`(?:(?<!\\d)|(?!\\d))(?:${unspaced})`, 'gu') : undefined
  const short = Object.keys(acronyms)
  const acronym = short.length ? new RegExp(`\\b(?:${short.join('|')})\\b`, 'g') : undefined
  // Where all is in capitals, capitals say nothing.
  const spelled = (text: string) =>
    acronym && /\p{Ll}/u.test(text) ? text.replace(acronym, (found) => acronyms[found]!) : text
  return (written) => {
    let text = fold(spelled(written.slice(0, maxTextLength)))
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/[、，]/g, ', ')
      .replace(/[。？]/g, '. ')
      .replace(/[’‘′]/g, "'")
      .replace(/[“”″]|''/g, '"')
      .replace(/(?<![\d.,])0,(?=\d)/g, '0.')
      // '.78 in'.
      .replace(/(?<![\p{L}\d.,])\.(?=\d)/gu, '0.')
      .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
      .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
      .replace(/(\d) ?[x×] ?(?=\d)/g, '$1x')
      .replace(/(\d+)-(\d)\/(\d{1,2})(?!\d)/g, (_, whole: string, part: string, of: string) =>
        String(Number(whole) + Number(part) / Number(of)),
      )
      .replace(/º|° /g, '°')
    for (const [pattern, replacement] of rewrites) text = text.replace(pattern, replacement)
    return apart && someUnspaced.test(text) ? text.replace(apart, ' $& ') : text
  }
}

/**
 * The tokens of a folded text. A hyphen in front of a digit is a minus sign where a space or nothing
 * stands before it, so that '288 -40 °C' is a count and a temperature.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    const to = index + found.length
    const end = tokens.at(-1)?.to
    const isGlued = end === index || (end === index - 1 && text[end] === '-')
    if (found === "'" && isApostrophe(text, index)) continue
    if (found === '-') {
      if (!isRangeSign(text, index)) continue
      tokens.push({ text: found, from: index, to, isGlued })
    } else if (/^\d+(?:\.\d+)?$/.test(found)) {
      const sign = /(?:^|[^\p{L}\d)])-$/u.test(text.slice(Math.max(0, index - 2), index)) ? -1 : 1
      tokens.push({ text: found, number: sign * Number(found), from: index, to, isGlued })
    } else {
      tokens.push({ text: ratioOf(found), from: index, to, isGlued })
    }
  }
  return tokens
}

/** '1:32' is 1x32, '50:50' are the parts of a hundred that '50/50' are. */
function ratioOf(found: string): string {
  const [, first, second] = /^(\d+):(\d+)$/.exec(found) ?? []
  if (first === undefined) return found
  return `${first}${Number(first) + Number(second) === 100 ? '/' : 'x'}${second}`
}

/** The sign of 'can't' and 'l'interieur', and not the one of feet. */
const isApostrophe = (text: string, at: number): boolean =>
  /^\p{L}'\p{L}/u.test(text.slice(at - 1, at + 2))

/** Whether a hyphen joins two numbers: '10-20' or '10 - 20'. */
function isRangeSign(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const after = text.slice(at + 1)
  return (
    (/\d$/.test(before) && /^\d/.test(after)) ||
    (/[\d\p{L}"] $/u.test(before) && /^ \d/.test(after))
  )
}

/** Cuts the endings of words, so that 'cassettes' and 'cassette' are one. */
export function createStemmer(packs: readonly LanguagePack[]): (word: string) => string {
  const endings = packs.flatMap(({ endings = [] }) => endings)
  return (word) => {
    if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word
    const found = endings.find(([ending]) => word.endsWith(ending))
    return found ? word.slice(0, -found[0].length) + found[1] : word
  }
}
