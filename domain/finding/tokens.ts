import { fold } from '#domain/catalogue/search.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word, number or sign of a text, folded. */
export type Token = {
  text: string
  /** The value of a number; words have none. */
  number?: number
  /** Where it stands in the read text. */
  from: number
  to: number
  /** No space lies before it: the 'f' of '12f'. */
  glued: boolean
}

const forms = [
  // A ratio is a word of its own: 1x32, 1:32, 99/1.
  String.raw`\d+[x:]\d+(?!\d|\.\d)|\d{1,2}/\d{1,2}(?!\d)`,
  String.raw`\d+(?:\.\d+)?`,
  String.raw`a/w|m3/h|°[cf]?`,
  String.raw`[\p{L}][\p{L}\d]*(?:\.[\p{L}\d]+)*`,
  String.raw`<=|>=|[<>≤≥±~+%"',.:;?!()&]`,
]
const token = new RegExp(forms.join('|'), 'gu')

/** A text in one form: folded, without accents, decimals with a point, fractions as numbers. */
export function normalize(text: string): string {
  // Folding would make an o of the ordinal sign that keyboards offer for a degree.
  return (
    fold(
      text
        .replace(/º(?=\s?[CF]\b)/gi, '°')
        .replace(/(?<=\d ?)MW\b/g, 'megawatt')
        // A gram is never a capital: '10 G' is '10G'.
        .replace(/(?<=\d) (?=G\b)/g, '')
        .replace(powerOfTen, inDigits)
        .replace(/(?<![\p{L}\d.])(\d+(?:\.\d+)?)e([-−–]?\d{1,2})(?![\p{L}\d])/giu, inDigits)
        .replace(/\bminus (?=\d)/gi, '-')
        .replace(/\+ ?\/? ?[-−–] ?(?=\d)/g, '± '),
    )
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/[、，]/g, ', ')
      .replace(/。/g, '.')
      .replace(/？/g, '?')
      // Thousands never begin with a nought.
      .replace(/(?<![\d.,])0,(?=\d)/g, '0.')
      .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
      .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
      .replace(/(\d) ?[x×:] ?(?=\d)/g, '$1x')
      .replace(oddFraction, (written, whole = '0', part: string, of: string, unit = ' in') =>
        Number(part) < Number(of) ? Number(whole) + Number(part) / Number(of) + unit : written,
      )
      .replace(/(?<=\d[ -]?)microns?\b/g, 'um')
      .replace(/deg(?:rees?)?(?: |\b)(?=[cf]\b)/g, '°')
      .replace(/° /g, '°')
      .replace(/''|″/g, '"')
      .replace(/(?<=\d ?)[′’]/g, "'")
      .replace(/(?<![\p{L}\d])w\/o\b/gu, 'without')
      .replace(/(?<![\p{L}\d])w\/ ?(?=[\p{L}\d])/gu, 'with ')
      // Its plural's end would make it the 'what' that asks.
      .replace(/(?<![\p{L}\d])whats(?![\p{L}\d])/gu, 'what s')
      // 'Don't' and 'l'isolateur' are two words each.
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, ' ')
  )
}

/** '7/8' and '5/16' are of an inch wherever they stand; '1/8' and '1/16' may be a share. */
const oddFraction =
  /(?<![\d/.-])(?:(\d+)[ -])?([3579]|1[13579])\/(4|8|16|32|64)(?![\d/.])( ?(?:in\b|inch(?:es)?\b|"))?/g

const powerOfTen =
  /(?<![\p{L}\d.])(?:(\d+(?:\.\d+)?) ?[x×*·] ?)?10(?:\^([-−–]?\d{1,2})|([⁻⁰¹²³⁴-⁹]{1,3}))(?!\d)/gu

/** '10^-6', '2 × 10³': in digits, as all other numbers. */
function inDigits(_: string, factor = '1', caret?: string, raised = ''): string {
  const power = caret ?? raised.replace(/./g, (sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign).toString())
  const value = Number(factor) * 10 ** Number(power.replace(/^(?:-1|[−–])/, '-'))
  return value.toFixed(12).replace(/\.?0+$/, '')
}

/**
 * A text with a company's abbreviations spelled out, and with words of languages that put no space
 * between them made words of ours.
 */
export function createSpeller({ acronyms = {}, same = {} }: Pick<Vocabulary, 'acronyms' | 'same'>) {
  const unspaced = Object.keys(same)
    .filter((key) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(key))
    .toSorted((a, b) => b.length - a.length)
  // A phrase that begins with a figure begins with all of it: the end of '432芯' is no '2芯'.
  const words = unspaced.length
    ? new RegExp(
        unspaced.map((key) => (/^\d/.test(key) ? `(?<![\\d.])${key}` : key)).join('|'),
        'g',
      )
    : undefined
  const known = Object.keys(acronyms)
  const short = known.length ? new RegExp(`\\b(?:${known.join('|')})\\b`, 'g') : undefined
  return (text: string): string => {
    // Where all is in capitals, capitals say nothing.
    const spelled =
      short && /\p{Ll}/u.test(text)
        ? text.replace(short, (found) => acronyms[found] ?? found)
        : text
    return words ? apart(spelled.replace(words, (found) => ` ${same[found]!} `)) : spelled
  }
}

const han = String.raw`[\p{sc=Han}\p{sc=Katakana}ー]`
const ends = new RegExp(
  String.raw`(?<=[\p{sc=Latin}\d])(?=${han})|(?<=${han})(?=[\p{sc=Latin}\d])`,
  'gu',
)

/** What is left of such a language: its particles go, and its words stand apart from ours. */
function apart(text: string): string {
  return text.replace(/\p{sc=Hiragana}+/gu, ' ').replace(ends, ' ')
}

/** The tokens of a normalized text. A minus is a sign where no letter or digit stands before it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(token)) {
    const to = index + found.length
    const glued = tokens.at(-1)?.to === index
    if (/^\d+(?:\.\d+)?$/.test(found)) {
      const isNegative = /(?:^|[^\p{L}\d)])-$/u.test(text.slice(Math.max(0, index - 2), index))
      tokens.push({
        text: found,
        number: Number(found) * (isNegative ? -1 : 1),
        from: index,
        to,
        glued,
      })
    } else {
      tokens.push({ text: found.replace(/^(\d+)[:/](\d+)$/, '$1x$2'), from: index, to, glued })
    }
  }
  return tokens
}

/** Singular and plural of a word are one: 'cassettes' and 'cassette', 'assemblies' and 'assembly'. */
export function stem(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word
  return word.replace(/(?:ies|(?<=ss|x|ch|sh)es|(?<![su])s)$/, (end) => (end === 'ies' ? 'y' : ''))
}

/** What a phrase is looked up by. */
export function keyOf(tokens: readonly Pick<Token, 'text'>[]): string {
  return tokens.map(({ text }) => stem(text)).join(' ')
}

/** The key of a written phrase. */
export function keyOfText(text: string): string {
  return keyOf(tokensOf(normalize(text)).filter(({ text: word }) => /[\p{L}\d]/u.test(word)))
}
