import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { bareWord } from './bare-word.ts'
import { withMeasure } from './beside-number.ts'
import { createDescriptionReader, isCompound } from './described-line.ts'
import { cutNumber, type ListItem } from './list-items.ts'
import type { RowFault } from './pasted-table.ts'
import { spacedNumber, type Span } from './spaced-number.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

/** What a line asks for: a number and how many, or words and how many. */
export type Line = ListItem | { fault: RowFault }

/** How often the catalogue is asked for words that may be one number: enough for 200 lines of ten. */
const maxLookups = 5000
/** Lines that people write have fewer. */
const maxWords = 100

/** Reads one line of what was pasted; `isNumber` knows the catalogue's part numbers. */
export function createLineReader(
  isNumber: (written: string) => boolean,
  reader: QuantityReader,
): (line: string) => Line {
  const { slipIn, isFiller, isDozen, namesBefore, namesBehind, isLength, hasBlankGroups } = reader
  const { readDescription, isAmongWords, isMeasure } = createDescriptionReader(reader, quantityIn)
  let lookups = maxLookups

  return (line) => {
    const row = readRow(line)
    if (row) return row
    const words = wordsOf(reader.inFigures(withoutAtEnd(line, '.!?')))
    const pieces = words.map(bareWord).filter(Boolean).slice(0, maxWords)
    const known = pieces.flatMap((piece, at) => (isNumber(piece) ? at : []))
    const found = numberIn(pieces, known[0] ?? -1)
    const number = found && cutNumber(found.partNumber)
    // A word may hold no more than half of what turns the writing around.
    if (!found || !number) return readDescription(line, words)
    const others = known.filter((at) => at < found.at || at >= found.at + found.length)
    if (others.some((at) => !isCount(pieces[at]!))) return { fault: 'several parts' }
    const around = {
      behind: pieces.slice(found.at + found.length),
      before: pieces.slice(0, found.at),
    }
    const { partNumber, sides } = withMeasure(number, around, isLookedUp, isCount)
    const quantity = quantityOf(sides.before, sides.behind)
    return typeof quantity === 'number' ? { partNumber, quantity } : quantity
  }

  /** A part and its quantity with a tab between them, in any order: `asRow` writes it so. */
  function readRow(line: string): Line | undefined {
    const [first = '', second = '', ...more] = line.split('\t').flatMap((cell) => cell.trim() || [])
    if (!second || more.length > 0) return undefined
    const isPartFirst = isNumber(first) || (isAmount(second) && !isNumber(second))
    const [part, amount] = isPartFirst ? [first, second] : [second, first]
    const quantity = reader.quantityIn(amount) ?? slipIn(amount)
    const partNumber = cutNumber(numberOfCell(part))
    if (quantity === undefined || !partNumber) return undefined
    if (typeof quantity !== 'number') return quantity
    return { partNumber, quantity }
  }

  function isAmount(cell: string): boolean {
    return isCount(cell) || slipIn(cell) !== undefined
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
      if (before !== undefined && isDozen(bareWord(word)) && isCount(before))
        words[words.length - 1] = `${before} ${word}`
      else words.push(word.replaceAll(joint, ' ').replaceAll(narrowJoint, '\u202f'))
    }
    return words
  }

  function asOneWord(group: string): string {
    if (group.split(/\s/).some(isNumber)) return group
    return group.replaceAll(' ', joint).replace(/\s/g, narrowJoint)
  }

  /** 'QB-15,4' and 'lever,4' are a part and its quantity. */
  function apart(word: string): string | string[] {
    const [, part, count] = /^([^,]*\p{L}[^,]*,)(\p{Nd}+)$/u.exec(word) ?? []
    if (part && count) return [part, count]
    const pieces = word.split(',')
    return pieces.length > 1 && pieces.some(isNumber) ? pieces : word
  }

  /** Where the part number stands: one that is known, else what is written as numbers are. */
  function numberIn(pieces: readonly string[], known: number): Span | undefined {
    // 'QB-25 3M' says what it is, and more of it.
    const isWhole = pieces[known]?.includes('-')
    const spaced = isWhole ? undefined : spacedNumber(pieces, isLookedUp, isCount)
    if (spaced && (known < 0 || !isCount(pieces[spaced.at + spaced.length - 1]!))) return spaced
    const at = [
      known,
      pieces.findIndex((word) => isMixed(word) && word.includes('-')),
      onlyMixed(pieces),
    ].find((place) => place >= 0)
    return at === undefined ? undefined : { at, length: 1, partNumber: pieces[at]! }
  }

  /** 'QB40' among words. Of several, 'VHD1 144LC', nobody knows which is a number. */
  function onlyMixed(pieces: readonly string[]): number {
    const mixed = pieces.flatMap((word, at) => (isMixed(word) ? at : []))
    const [at = -1] = mixed
    return mixed.length === 1 && !isAmongWords(pieces, at) ? at : -1
  }

  function isLookedUp(written: string): boolean {
    return lookups-- > 0 && isNumber(written)
  }

  function isCount(word: string): boolean {
    return reader.quantityIn(word) !== undefined
  }

  /** Letters and digits in one word that is no quantity and no length: '4x', '4pcs' and '10ft' are. */
  function isMixed(word: string): boolean {
    const isBoth = /^(?=.*\p{L})(?=.*\d)[\p{L}\d][^\s]{2,}$/u.test(word)
    return isBoth && !isCount(word) && !isMeasure(word) && !isCompound(word)
  }

  /** Named or with a sign, beside the number, or at an end of the line; a length where nothing else is there. */
  function quantityOf(
    before: readonly string[],
    behind: readonly string[],
  ): number | { fault: QuantityFault } {
    const named = namedIn(before) ?? namedIn(behind) ?? timesIn(behind)
    if (named !== undefined) return named
    const [left, right] = [before, behind].map((side) =>
      side.filter((word) => !isFiller(word)),
    ) as [string[], string[]]
    // Among others such a word belongs to the part's name.
    const alone = [left, right].flatMap((side) => (side.length === 1 ? side : []))
    return (
      nearest(withoutLengths(left), withoutLengths(right)) ??
      nearest(left, right) ??
      alone.map(slipIn).find(Boolean) ??
      1
    )
  }

  function nearest(left: readonly string[], right: readonly string[]) {
    const [before, behind, ...ends] = [left.at(-1), right[0], left[0], right.at(-1)].map((word) =>
      word === undefined ? undefined : quantityIn(word),
    )
    // '1 QB-15 40' may be a row's number, or forty packs of one.
    if (typeof before === 'number' && typeof behind === 'number')
      return { fault: 'unclear' as const }
    return before ?? behind ?? ends.find((quantity) => quantity !== undefined)
  }

  /** 'Pump 1: QB-15 x 4' are four, whatever is counted before. */
  function timesIn([sign = '', word = '', unit = '']: readonly string[]): number | undefined {
    const quantity = /^[x×*]$/i.test(sign) && !isLength(unit) ? quantityIn(word) : undefined
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
      return isNamed ? quantityIn(word) : undefined
    })
    return quantities.find((quantity) => typeof quantity === 'number')
  }

  /** Where thousands are not parted so, '1 500' may be a row's number and a quantity. */
  function quantityIn(word: string): ReturnType<QuantityReader['quantityIn']> {
    const isUnclear = !hasBlankGroups && /\p{Nd} \p{Nd}/u.test(word)
    return isUnclear ? { fault: 'unclear' } : reader.quantityIn(word)
  }
}

/** A semicolon that ends a word is of a sentence. */
const betweenWords = /[\s|]+|;(?=\S)/
/** Signs that no line has. */
const [joint, narrowJoint] = ['\ue001', '\ue002']
const grouped = /(?<!\S)\p{Nd}{1,3}(?:[ \u00a0\u2009\u202f]\p{Nd}{3})+(?!\S)/gu
