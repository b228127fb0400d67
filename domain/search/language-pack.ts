/**
 * What an operator around a figure or a value does:
 * `low` 'at least', `above` 'more than', `high` 'at most', `below` 'less than', `near` 'about',
 * `exact` 'exactly', `rangeStart` 'between', `rangeJoin` 'to', `conjunction` 'and', `lowAfter` 'or more', `highAfter`
 * 'or less', `betterAfter` 'or better', `negation` 'without', `boundNegation` words that deny a bound and
 * neither a value nor a kind ('nothing' over 4 kg), `alternative` 'or', `context` words
 * behind which a thing is spoken of and not asked for ('for', 'into', 'my'), `feature` words behind
 * which a thing has what follows ('with'), `quantity` words behind a number of pieces to buy, `comparison` words that set two things side by side, `double` 'at both ends', `surroundings` 'against'.
 */
export type Operator =
  | 'low'
  | 'above'
  | 'high'
  | 'below'
  | 'near'
  | 'exact'
  | 'rangeStart'
  | 'rangeJoin'
  | 'conjunction'
  | 'lowAfter'
  | 'highAfter'
  | 'betterAfter'
  | 'negation'
  | 'boundNegation'
  | 'alternative'
  | 'context'
  | 'feature'
  | 'quantity'
  | 'comparison'
  | 'double'
  | 'surroundings'

/**
 * What a message does, told by single words and phrases of it; a trained classifier weighs them.
 * `rate` one figure is said of each piece of another ('two per room'), `completion` what holds parts is
 * to be filled.
 */
export type Cue =
  | 'question'
  | 'yesOrNo'
  | 'amount'
  | 'rate'
  | 'completion'
  | 'difference'
  | 'fitting'
  | 'document'
  | 'company'
  | 'commerce'
  | 'priceOrDate'
  | 'want'
  | 'trouble'
  | 'retraction'
  | 'turn'
  | 'pointer'
  | 'meaning'
  | 'greeting'
  | 'thanks'
  | 'manipulation'
  | 'offTopic'

/** All that search knows of one natural language. Phrases are in small letters without accents. */
export type LanguagePack = {
  /** ISO 639-1. */
  code: string
  /** Unicode scripts that it is written in beside Latin. */
  scripts?: readonly string[]
  /** Words by which a text of the language is known, beside its stop words; search does not read them. */
  frequentWords?: readonly string[]
  /** Regular expressions on the folded text, and what each match is written as. */
  rewrites?: readonly (readonly [pattern: string, replacement: string])[]
  /** Other ways to say what the records say in the language that they are written in. */
  synonyms?: Readonly<Record<string, string>>
  numbers?: Readonly<Record<string, number>>
  /** Names of units, each with its symbol: inch: 'in'. */
  unitNames?: Readonly<Record<string, string>>
  operators?: Readonly<Partial<Record<Operator, readonly string[]>>>
  /** By attribute, words that name it whatever a company sells: depth: ['deep']. */
  attributeWords?: Readonly<Record<string, readonly string[]>>
  /** Words that ask nothing of a product. */
  stopWords?: readonly string[]
  /** Everyday words that are right as they stand: no slips of a word of the trade. */
  everydayWords?: readonly string[]
  /** Endings of words that a stem lacks, the longest first, each with what stands in its place. */
  endings?: readonly (readonly [ending: string, replacement: string])[]
  cues?: Readonly<Partial<Record<Cue, readonly string[]>>>
  /** How an answer begins that agrees: 'Yes'. */
  affirmations?: readonly string[]
  /** Beginnings of a part of a name that says what a thing is for: 'tray for domes'. */
  nameBreaks?: readonly string[]
  /** What a built prompt asks for: names in brackets. */
  bracketWords?: readonly string[]
  /** Whose message a built prompt says that it holds: 'Customer message: …'. */
  askerWords?: readonly string[]
}

/** Written one behind the other: 'at least, no less than'. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
