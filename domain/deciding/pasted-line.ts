import { bareWord } from './bare-word.ts'
import { withMeasure } from './beside-number.ts'
import { cutNumber, type ListItem } from './list-items.ts'
import { createWordsReader, isCompound } from './line-of-words.ts'
import type { RowFault } from './pasted-table.ts'
import { aroundPiece, spacedNumber, type Span } from './spaced-number.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

type Said = {
  quantity: number
  /** Where it stands: right behind the number or not; undefined where none is said, for one. */
  said: 'behind' | 'elsewhere' | undefined
}

/** How often the catalogue is asked for words that may be one number: enough for 200 lines of ten. */
const maxAsked = 5000

/** What one line asks for; undefined for what seems a heading. */
export type Line = (ListItem & Said & { isPart: boolean }) | { fault: RowFault } | undefined

/** Reads one line of what was pasted; `isNumber` knows the catalogue's part numbers. */
export function createLineReader(isNumber: (written: string) => boolean, reader: QuantityReader) {
  const {
    quantityIn,
    slipIn,
    isFiller,
    isDozen,
    namesBefore,
    namesBehind,
    isLength,
    hasBlankGroups,
  } = reader
  const { asWritten, isAmongWords, isMeasure } = createWordsReader(reader, said)
  let spare = maxAsked

  return (line: string, isFirst: boolean): Line => {
    const row = readRow(line)
    if (row) return row
    const words = wordsOf(line)
    const pieces = words.map(bareWord).filter(Boolean)
    const found = numberIn(pieces)
    if (!found && isHeading(line, isFirst)) return undefined
    const number = found && cutNumber(found.partNumber)
    // A word may hold no more than half of what turns the writing around.
    if (!found || !number) return asWritten(line, words)
    const around = {
      behind: pieces.slice(found.at + found.length),
      before: pieces.slice(0, found.at),
    }
    const { partNumber, sides } = withMeasure(number, around, isAsked, isCount)
    const quantity = quantityOfWords(sides.before, sides.behind)
    return 'fault' in quantity ? quantity : { partNumber, ...quantity, isPart: true }
  }

  /** A part and its quantity with a tab between them, in any order: `asRow` writes it so. */
  function readRow(line: string): Line {
    const cells = line.split('\t').flatMap((cell) => cell.trim() || [])
    const [first = '', second = ''] = cells
    if (cells.length !== 2) return undefined
    const isPartBehind = isNumber(second) || (isAmount(first) && !isAmount(second))
    const [part, amount] = isPartBehind && !isNumber(first) ? [second, first] : [first, second]
    const quantity = quantityIn(amount) ?? slipIn(amount)
    const partNumber = cutNumber(numberOfCell(part))
    if (quantity === undefined || !partNumber) return undefined
    if (typeof quantity !== 'number') return quantity
    const said = amount === second ? 'behind' : 'elsewhere'
    return { partNumber, quantity, said, isPart: true }
  }

  function isAmount(cell: string): boolean {
    return quantityIn(cell) !== undefined || slipIn(cell) !== undefined
  }

  /** The number that a cell has, with hyphens for its blanks or with words behind it; else all of it. */
  function numberOfCell(cell: string): string {
    const [word = ''] = cell.split(/\s+/, 1)
    return [cell, cell.replace(/\s+/g, '-'), bareWord(word)].find(isNumber) ?? cell
  }

  /** Digits that a blank groups are one word, and so is a dozen with its number. */
  function wordsOf(line: string): string[] {
    const words: string[] = []
    for (const word of line.replace(grouped, asOneWord).split(betweenWords).flatMap(apart)) {
      const before = words.at(-1)
      if (before !== undefined && isDozen(bareWord(word)) && quantityIn(before) !== undefined)
        words[words.length - 1] = `${before} ${word}`
      else words.push(word.replaceAll(joint, ' ').replaceAll(sure, '\u202f'))
    }
    return words
  }

  function asOneWord(group: string): string {
    if (group.split(/\s/).some(isNumber)) return group
    return group.replaceAll(' ', joint).replace(/\s/g, sure)
  }

  /** 'QB-15,4' and 'lever,4' are a part and its quantity. */
  function apart(word: string): string | string[] {
    const [, part, count] = /^([^,]*\p{L}[^,]*,)(\p{Nd}+)$/u.exec(word) ?? []
    if (part && count) return [part, count]
    const pieces = word.split(',')
    return pieces.length > 1 && pieces.some(isNumber) ? pieces : word
  }

  /** Where the part number stands: one that is known, else what is written as numbers are. */
  function numberIn(pieces: readonly string[]): Span | undefined {
    const known = pieces.findIndex((piece) => isNumber(piece))
    // 'QB-25 3M' says what it is, and more of it.
    const isWhole = pieces[known]?.includes('-')
    const spaced = isWhole ? undefined : spacedNumber(pieces, isAsked, isCount)
    if (spaced && (known < 0 || !isCount(pieces[spaced.at + spaced.length - 1]!))) return spaced
    if (known >= 0) return span(pieces, known)
    const like = pieces.findIndex(isNumberLike)
    if (like >= 0) return span(pieces, like)
    const mixed = pieces.findIndex(isMixed)
    if (mixed < 0 || isAmongWords(pieces, mixed)) return undefined
    return aroundPiece(pieces, mixed, isCountOrFiller)
  }

  function isAsked(written: string): boolean {
    return spare-- > 0 && isNumber(written)
  }

  function isCount(word: string): boolean {
    return quantityIn(word) !== undefined
  }

  function isCountOrFiller(word: string): boolean {
    return isCount(word) || isFiller(word) || slipIn(word) !== undefined
  }

  /** Letters and digits in one word with a hyphen in it. */
  function isNumberLike(word: string): boolean {
    return isMixed(word) && word.includes('-')
  }

  /** Letters and digits in one word that is no quantity and no length: '4x', '4pcs' and '10ft' are. */
  function isMixed(word: string): boolean {
    const isBoth = /^(?=.*\p{L})(?=.*\d)[\p{L}\d][^\s]{2,}$/u.test(word)
    return isBoth && !isCount(word) && !isMeasure(word) && !isCompound(word)
  }

  /** Beside the number, at its other side, or at an end of the line; a length where nothing else is there. */
  function quantityOfWords(before: readonly string[], behind: readonly string[]) {
    if (countsBoxes(behind)) return { fault: 'unclear' as const }
    const named = namedIn(before) ?? namedIn(behind) ?? timesIn(behind)
    if (named !== undefined) return asSaid(named, namedIn(behind.slice(0, 2)) === named)
    const nearest = (left: readonly string[], right: readonly string[]) => {
      const places = [left.at(-1), right[0], left[0], right.at(-1)]
      const found = places.map((word) => (word === undefined ? undefined : said(word)))
      const at = found.findIndex((one) => one !== undefined)
      return at < 0 ? undefined : asSaid(found[at], at === 1)
    }
    const near = (words: readonly string[]) => words.filter((word) => !isFiller(word))
    const [left, right] = [near(before), near(behind)]
    // Among others such a word belongs to the part's name.
    const alone = [left, right].flatMap((side) => (side.length === 1 ? side : []))
    return (
      nearest(withoutLengths(left), withoutLengths(right)) ??
      nearest(left, right) ??
      asSaid(alone.map(slipIn).find(Boolean), false)
    )
  }

  /** '2 boxes of 20' may be two or forty. */
  function countsBoxes(words: readonly string[]): boolean {
    const isBox = (word: string) => !isCountOrFiller(word) && !isLength(word)
    return words.some((word, at) => {
      const [box = 'x', between = '', content = ''] = words.slice(at + 1)
      return isCount(word) && isBox(box) && isFiller(between) && isCount(content)
    })
  }

  /** 'Pump 1: QB-15 x 4' are four, whatever is counted before. */
  function timesIn([sign = '', word = '', unit = '']: readonly string[]): number | undefined {
    const quantity = /^[x×*]$/i.test(sign) && !isLength(unit) ? said(word) : undefined
    return typeof quantity === 'number' ? quantity : undefined
  }

  function withoutLengths(words: readonly string[]): string[] {
    const isOfLength = (at: number) => isCount(words[at] ?? '') && isLength(words[at + 1] ?? '')
    return words.filter((_, at) => !isOfLength(at) && !isOfLength(at - 1))
  }

  /** 'qty 6' and '6 pcs' are how many, whatever other figures stand nearer: '10 ft qty 6'. */
  function namedIn(words: readonly string[]): number | undefined {
    const quantities = words.map((word, at) => {
      const isNamed = namesBefore(words[at - 1] ?? '') || namesBehind(words[at + 1] ?? '')
      return isNamed ? said(word) : undefined
    })
    return quantities.find((one) => typeof one === 'number')
  }

  /** Where thousands are not parted so, '1 500' may be a row's number and a quantity. */
  function said(word: string): ReturnType<typeof quantityIn> {
    return !hasBlankGroups && /\p{Nd} \p{Nd}/u.test(word) ? { fault: 'unclear' } : quantityIn(word)
  }
}

function asSaid(
  quantity: number | { fault: QuantityFault } | undefined,
  isBehind: boolean,
): Said | { fault: QuantityFault } {
  if (quantity === undefined) return { quantity: 1, said: undefined }
  if (typeof quantity !== 'number') return quantity
  return { quantity, said: isBehind ? 'behind' : 'elsewhere' }
}

const span = (pieces: readonly string[], at: number): Span => ({
  at,
  length: 1,
  partNumber: pieces[at]!,
})

/** A semicolon that ends a word is of a sentence. */
const betweenWords = /[\s|]+|;(?=\S)/
/** Signs that no line has. */
const [joint, sure] = ['\ue001', '\ue002']
const grouped = /(?<!\S)\p{Nd}{1,3}(?:[ \u00a0\u2009\u202f]\p{Nd}{3})+(?!\S)/gu

/** A line without a digit, where a table or a text begins, or that announces what follows. */
function isHeading(line: string, isFirst: boolean): boolean {
  const mayHead = line.includes('\t') || isFirst || line.endsWith(':') || !/\p{L}/u.test(line)
  return mayHead && !/\p{Nd}/u.test(line)
}
