import { firstOfRatio, isRatio, type Lexicon, type Meaning } from './lexicon.ts'
import type { Operator } from './language-pack.ts'
import { dimensionOf } from './measure-units.ts'
import type { Token } from './query-text.ts'

/** A stretch of a text with all that it may mean. */
export type Item = {
  /** Place in the folded text. */
  from: number
  to: number
  /** As stems, corrected. */
  words: string[]
  meaning: Meaning
  /** Of a figure: its number and the symbol of its unit. */
  figure?: { number: number; unit?: string }
  /** No record, page or language has the word. */
  isUnknown?: true
}

export const hasOperator = ({ meaning }: Item, ...operators: Operator[]): boolean =>
  operators.some((operator) => meaning.operators?.has(operator))

type Options = {
  lexicon: Lexicon
  stem: (word: string) => string
  /** The word that was meant, where nobody knows the one that is written. */
  correct: (word: string) => string | undefined
  /** Whether a record, page or language has a word. */
  isKnown: (word: string) => boolean
  /** The dimensions in which a company measures: a letter behind a figure is a unit of these alone. */
  dimensions: ReadonlySet<string>
}

type Word = {
  text: string
  number?: number
  from: number
  to: number
  isGlued: boolean
  isUnknown?: true
}

/** Behind a negation, or behind a value and 'or', a value is named for itself. */
const isSetApart = (before: readonly Item[]): boolean => {
  const [value, word] = [before.at(-2), before.at(-1)]
  return (
    word !== undefined &&
    (hasOperator(word, 'negation') ||
      (hasOperator(word, 'alternative') && value?.meaning.values !== undefined))
  )
}

const nothing: Meaning = {}

/** Letters and three digits or more. */
const isCode = (text: string): boolean => /^\p{L}+\d{3,}$/u.test(text)

/** Finds the phrases of a text that have a meaning, the longest first, and its figures. */
export function createPhraseSpotter({ lexicon, stem, correct, isKnown, dimensions }: Options) {
  const { meanings, synonyms, longest, ratios } = lexicon

  return (tokens: readonly Token[]): Item[] => {
    const words = tokens.map((token): Word => {
      const { text } = token
      if (token.number !== undefined) return token
      // A code is right as it stands or means nothing: 'E2000'.
      if (isCode(text) && !isKnown(text)) return { ...token, isUnknown: true }
      if (!/\p{L}{2}/u.test(text)) return token
      const stemmed = stem(text)
      if (meanings.has(stemmed) || synonyms.has(stemmed)) return { ...token, text: stemmed }
      const meant = correct(text)
      return meant === undefined
        ? { ...token, text: stemmed, isUnknown: true }
        : { ...token, text: stem(meant) }
    })
    const items: Item[] = []
    for (let at = 0; at < words.length;) {
      const { length, found } = itemsAt(words, at, items)
      items.push(...found)
      at += length
    }
    return items
  }

  /** The longest phrase that begins here, with its synonym in its place. */
  function itemsAt(
    words: readonly Word[],
    at: number,
    /** The items before, of a text in which synonyms are replaced. */
    before?: readonly Item[],
  ): { length: number; found: Item[] } {
    const first = words[at]!
    const figure = figureAt(words, at)
    const isApart = before !== undefined && isSetApart(before)
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const stretch = words.slice(at, at + length)
      const key = stretch.map(({ text }) => text).join(' ')
      const place = { from: first.from, to: stretch.at(-1)!.to }
      const meant = before ? synonyms.get(key) : undefined
      if (meant) return { length, found: replaced(meant, place) }
      const meaning = meanings.get(key)
      if (!meaning || (length === 1 && first.number !== undefined)) continue
      // 'TO-5' is a name, '1 to 5 dB' a range.
      if (length > 1 && before?.at(-1)?.figure && isRangeEnd(words, at)) continue
      // '10 mm' is a size, and seldom the beginning of '10 mm stud'.
      if (figure?.found[0]!.figure?.unit && meaning.isLoose) continue
      // 'LC or SC pigtail': a value of its own.
      if (isApart && meaning.kind && isValueOfKind(stretch)) continue
      // 'Two' is a number before all else.
      if (meaning.number !== undefined && !meaning.isStopWord) {
        // 'Five meters' is a length, and no kind of instrument.
        const next = words[at + length]
        const unit = next && unitOf(next, meaning.number)
        const item = { from: place.from, to: unit ? next.to : place.to, words: [key], meaning }
        const figure = { number: meaning.number, ...(unit && { unit }) }
        return { length: unit ? length + 1 : length, found: [{ ...item, figure }] }
      }
      return { length, found: [{ ...place, words: stretch.map(({ text }) => text), meaning }] }
    }
    if (figure) return figure
    // '1x128' is a ratio that no product has.
    const keys = isRatio(first.text)
      ? [...ratios].flatMap(([key, firsts]) => (firsts.has(firstOfRatio(first.text)) ? key : []))
      : []
    if (keys.length > 0) {
      const values = new Map(keys.map((key) => [key, new Set([first.text])]))
      return {
        length: 1,
        found: [{ from: first.from, to: first.to, words: [first.text], meaning: { values } }],
      }
    }
    const { isUnknown } = first
    return {
      length: 1,
      found: [
        {
          from: first.from,
          to: first.to,
          words: [first.text],
          meaning: nothing,
          ...(isUnknown && { isUnknown }),
        },
      ],
    }
  }

  /** 'To 5 dB': a hyphen would make it a name. */
  function isRangeEnd(words: readonly Word[], at: number): boolean {
    const [join, end] = [words[at]!, words[at + 1]]
    return (
      end?.number !== undefined &&
      !end.isGlued &&
      meanings.get(join.text)?.operators?.has('rangeJoin') === true
    )
  }

  /** 'SC pigtail' are a value and what has it. */
  function isValueOfKind(stretch: readonly Word[]): boolean {
    const meaningOf = (part: readonly Word[]) =>
      meanings.get(part.map(({ text }) => text).join(' '))
    return stretch.some(
      (_, end) => meaningOf(stretch.slice(0, end))?.values && meaningOf(stretch.slice(end))?.kind,
    )
  }

  function replaced(meant: readonly string[], place: { from: number; to: number }): Item[] {
    const words = meant.map((text): Word => {
      const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
      return { text, ...place, isGlued: false, ...(number !== undefined && { number }) }
    })
    const items: Item[] = []
    for (let at = 0; at < words.length;) {
      const { length, found } = itemsAt(words, at)
      items.push(...found.map((item) => ({ ...item, ...place })))
      at += length
    }
    return items
  }

  /** A number, with its unit where one follows. */
  function figureAt(words: readonly Word[], at: number) {
    const { number, from, to } = words[at]!
    if (number === undefined) return undefined
    const next = words[at + 1]
    const unit = next && unitOf(next, number)
    const figure = { number, ...(unit && { unit }) }
    const end = unit ? next.to : to
    return {
      length: unit ? 2 : 1,
      found: [{ from, to: end, words: [String(number)], meaning: nothing, figure } as Item],
    }
  }

  function unitOf({ text, isGlued }: Word, number: number): string | undefined {
    const meaning = meanings.get(text)
    if (meaning?.unit) return meaning.unit
    const dimension = dimensionOf(text)
    if (dimension === undefined) return undefined
    // '288f' are fibers where a company counts them so, '-40f' are degrees.
    if (meaning?.attributes && number > 0) return undefined
    const isTemperature = dimension === 'temperature' && number < 0
    const isSure = text.length > 1 || /[^a-z]/.test(text) || isTemperature
    if (isSure)
      return isGlued || !meaning?.operators || dimensions.has(dimension) ? text : undefined
    return dimensions.has(dimension) &&
      (text === 'g' ? !isGlued : isGlued || text === 'm' || text === 'w')
      ? text
      : undefined
  }
}
