import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { cutNumber, type ListItem } from './list-items.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

/** What one line asks for; undefined for a heading. */
export type Line = ListItem | { fault: QuantityFault } | undefined

/** Reads one line of what was pasted; `isNumber` knows the catalogue's part numbers. */
export function createLineReader(isNumber: (written: string) => boolean, reader: QuantityReader) {
  const { quantityIn, isFiller, isDozen, hasBlankGroups } = reader

  return (line: string, isFirst: boolean): Line => {
    const cells = cellsOf(line)
    const isTable = cells.length > 1
    const words = wordsOf(line)
    const pieces = isTable ? cells : words.map(bareWord).filter(Boolean)
    const found = numberAt(pieces)
    if (found === undefined && isHeading(line, isTable, isFirst)) return undefined
    // Of a row without one, what is said in words.
    const at = found ?? (isTable ? Math.max(0, pieces.findIndex(isWords)) : undefined)
    if (at === undefined) return asWritten(line, words)
    const partNumber = cutNumber(pieces[at]!)
    const quantity = isTable
      ? quantityOfRow(pieces.slice(0, at), pieces.slice(at + 1))
      : quantityOfWords(pieces.slice(0, at), pieces.slice(at + 1))
    return typeof quantity === 'number' ? { partNumber, quantity } : quantity
  }

  /** Cells of a spreadsheet, or of a line with a sign between number and quantity. */
  function cellsOf(line: string): string[] {
    const sign = ['\t', ';', '|'].find((one) => line.includes(one))
    // A comma between digits groups thousands, or is a decimal one.
    const cells = sign
      ? line.split(sign)
      : withoutDecimals(line).split(/,(?!\d{3}(?!\d))|,(?<!\d,)/)
    return cells
      .map((cell) =>
        bareWord(
          cell
            .replaceAll(kept, ',')
            .trim()
            .replace(/^"(.*)"$/, '$1'),
        ),
      )
      .filter(Boolean)
  }

  /** '2,5 QB-15' has no two cells: a comma between the digits of one word, unless a part is called so. */
  function withoutDecimals(line: string): string {
    return line.replace(/(?<!\S)(\d[\d.]*),(?=\d+(?!\S))/g, (written, before: string) =>
      isNumber(before) ? written : before + kept,
    )
  }

  /** Digits that a blank groups are one word, and so is a dozen with its number. */
  function wordsOf(line: string): string[] {
    const words: string[] = []
    for (const word of line.replace(grouped, asOneWord).split(/\s+/)) {
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

  /** Where the part number stands: one that is known, else what is written as numbers are. */
  function numberAt(pieces: readonly string[]): number | undefined {
    const tests = [isNumber, isNumberLike, isMixed]
    for (const test of tests) {
      const at = pieces.findIndex((piece) => test(piece))
      if (at >= 0) return at
    }
    return undefined
  }

  /** Letters and digits in one word with a hyphen in it. */
  function isNumberLike(word: string): boolean {
    return isMixed(word) && word.includes('-')
  }

  /** Letters and digits in one word that is no quantity: '4x' and '4pcs' are. */
  function isMixed(word: string): boolean {
    return /^(?=.*\p{L})(?=.*\d)[\p{L}\d][^\s]{2,}$/u.test(word) && quantityIn(word) === undefined
  }

  function isWords(cell: string): boolean {
    return quantityIn(cell) === undefined
  }

  /** A line that names no part, for its reader to see what became of it. */
  function asWritten(line: string, [before = '', ...others]: readonly string[]): Line {
    const quantity = said(before)
    const behind = others.join(' ').replace(/^[x×*]\s+/i, '')
    if (quantity === undefined || !behind) {
      return { partNumber: cutNumber(line), quantity: 1 }
    }
    if (typeof quantity !== 'number') return quantity
    return { partNumber: cutNumber(behind), quantity }
  }

  /** Behind the number first: what stands before it may count the rows. */
  function quantityOfRow(before: readonly string[], behind: readonly string[]) {
    const found = [...behind, ...before.toReversed()].flatMap((cell) => quantityIn(cell) ?? [])
    // Prices are no quantities, and stand beside them.
    return found.find((one) => typeof one === 'number') ?? found[0] ?? 1
  }

  /** Beside the number, at its other side, or at an end of the line. */
  function quantityOfWords(before: readonly string[], behind: readonly string[]) {
    const near = (words: readonly string[]) => words.filter((word) => !isFiller(word))
    const [left, right] = [near(before), near(behind)]
    const places = [left.at(-1), right[0], left[0], right.at(-1)]
    return places.flatMap((word) => (word === undefined ? undefined : said(word)) ?? [])[0] ?? 1
  }

  /** Where thousands are not parted so, '1 500' may be a row's number and a quantity. */
  function said(word: string): ReturnType<typeof quantityIn> {
    return !hasBlankGroups && /\p{Nd} \p{Nd}/u.test(word) ? { fault: 'unclear' } : quantityIn(word)
  }
}

/** Signs that no line has. */
const [kept, joint, sure] = ['\ue000', '\ue001', '\ue002']
const grouped = /(?<!\S)\p{Nd}{1,3}(?:[ \u00a0\u2009\u202f]\p{Nd}{3})+(?!\S)/gu

/** Without the signs that stand between a number and its quantity, or around either. */
function bareWord(word: string): string {
  return withoutAtEnd(word.replace(/^[([•*#]+/, ''), ')]:,;=').trim()
}

/** A line without a digit, where a table or a text begins, or that announces what follows. */
function isHeading(line: string, isTable: boolean, isFirst: boolean): boolean {
  return !/\p{Nd}/u.test(line) && (isTable || isFirst || line.endsWith(':') || !/\p{L}/u.test(line))
}
