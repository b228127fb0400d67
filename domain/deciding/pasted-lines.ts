import { maxItems, maxNumberLength, maxQuantity, type ListItem } from './list-items.ts'
import { quantityIn, type QuantityFault } from './written-quantity.ts'

/** Why a line that was pasted is no item: what is wrong with its quantity, or one line too many. */
export type PasteFault = QuantityFault | 'too many'

export type PastedLines = {
  items: ListItem[]
  /** Lines as they were written, in their order. */
  faults: { text: string; fault: PasteFault }[]
}

/** A line as it was written, and the item that it seems to be; none of a line that seems a heading. */
export type SeenLine = { text: string; item?: ListItem }

/** What is beyond is not read: ten times the most that a list can have. */
export const maxPasted = 2000
const maxLineLength = 500

/**
 * Lines of a text or rows of a spreadsheet: a part number, and a quantity before or behind it or
 * none for one. Empty lines and headings are left out. Nothing is guessed of a quantity: a line
 * with one that is not a whole number from 1 comes back as it was written. `isNumber` knows the
 * catalogue's part numbers; of a line without one, what looks like one is taken, else all of it.
 * The items are those of `onto` and what is added to them.
 */
export function readPasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[] = [],
): PastedLines {
  const { items, faults } = takePasted(text, isNumber, onto)
  return { items, faults }
}

/** The same, with each line that is none of the faults in `seen`. */
export function takePasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[],
): PastedLines & { seen: SeenLine[] } {
  const items = new Map(onto.map((item) => [item.partNumber.toUpperCase(), item]))
  const faults: PastedLines['faults'] = []
  const seen: SeenLine[] = []
  const lines = text
    .slice(0, maxPasted * maxLineLength)
    .split(/[\r\n\u2028\u2029]+/)
    .slice(0, maxPasted)
    .map((line) => line.slice(0, maxLineLength).toWellFormed().trim())
    .filter(Boolean)
  lines.forEach((line, at) => {
    const read = readLine(line, isNumber, at === 0)
    if (!read) {
      seen.push({ text: line })
      return
    }
    if ('fault' in read) {
      faults.push({ text: line, fault: read.fault })
      return
    }
    const key = read.partNumber.toUpperCase()
    const known = items.get(key)
    const quantity = (known?.quantity ?? 0) + read.quantity
    const fault = whyRefused(quantity, !known && items.size === maxItems)
    if (fault) {
      faults.push({ text: line, fault })
      return
    }
    items.set(key, { partNumber: known?.partNumber ?? read.partNumber, quantity })
    seen.push({ text: line, item: read })
  })
  return { items: [...items.values()], faults, seen }
}

function whyRefused(quantity: number, isFull: boolean): PasteFault | undefined {
  if (quantity > maxQuantity) return 'huge'
  return isFull ? 'too many' : undefined
}

type Line = ListItem | { fault: QuantityFault }

function readLine(
  line: string,
  isNumber: (written: string) => boolean,
  isFirst: boolean,
): Line | undefined {
  const cells = cellsOf(line)
  const isTable = cells.length > 1
  const pieces = isTable ? cells : line.split(/\s+/).map(bareWord).filter(Boolean)
  const found = numberAt(pieces, isNumber)
  if (found === undefined && isHeading(line, isTable, isFirst)) return undefined
  // Of a row without one, what is said in words.
  const at = found ?? (isTable ? Math.max(0, pieces.findIndex(isWords)) : undefined)
  if (at === undefined) return asWritten(line)
  const partNumber = pieces[at]!.slice(0, maxNumberLength)
  const quantity = isTable
    ? quantityOfRow(pieces.slice(0, at), pieces.slice(at + 1))
    : quantityOfWords(pieces.slice(0, at), pieces.slice(at + 1))
  return typeof quantity === 'number' ? { partNumber, quantity } : quantity
}

/** Cells of a spreadsheet, or of a line with a sign between number and quantity. */
function cellsOf(line: string): string[] {
  const sign = ['\t', ';', '|'].find((one) => line.includes(one))
  // A comma between digits groups thousands, or is a decimal one.
  const cells = sign ? line.split(sign) : line.split(/,(?!\d{3}(?!\d))|,(?<!\d,)/)
  return cells.map((cell) => bareWord(cell.trim().replace(/^"(.*)"$/, '$1'))).filter(Boolean)
}

/** Without the signs that stand between a number and its quantity, or around either. */
function bareWord(word: string): string {
  return word.replace(/^[([•*#]+|[)\]:,;=]+$/g, '').trim()
}

/** Where the part number stands: one that is known, else what is written as numbers are. */
function numberAt(
  pieces: readonly string[],
  isNumber: (written: string) => boolean,
): number | undefined {
  const tests = [isNumber, isNumberLike, isMixed]
  for (const test of tests) {
    const at = pieces.findIndex((piece) => test(piece))
    if (at >= 0) return at
  }
  return undefined
}

/** Letters and digits in one word with a hyphen in it. */
const isNumberLike = (word: string) => isMixed(word) && word.includes('-')

/** Letters and digits in one word that is no quantity: '4x' and '4pcs' are. */
const isMixed = (word: string) =>
  /^(?=.*\p{L})(?=.*\d)[\p{L}\d][^\s]{2,}$/u.test(word) && quantityIn(word) === undefined

const isWords = (cell: string) => quantityIn(cell) === undefined

/** A line without a digit, where a table or a text begins, or that announces what follows. */
function isHeading(line: string, isTable: boolean, isFirst: boolean): boolean {
  return !/\d/.test(line) && (isTable || isFirst || line.endsWith(':') || !/\p{L}/u.test(line))
}

/** A line that names no part, for its reader to see what became of it. */
function asWritten(line: string): Line {
  const [, before, behind] = /^(\S+)\s+(?=\S)(.*)$/s.exec(line) ?? []
  const quantity = quantityIn(before ?? '')
  if (quantity === undefined || !behind) {
    return { partNumber: line.slice(0, maxNumberLength), quantity: 1 }
  }
  if (typeof quantity !== 'number') return quantity
  return { partNumber: behind.replace(/^[x×*]\s+/i, '').slice(0, maxNumberLength), quantity }
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
  return places.flatMap((word) => (word === undefined ? undefined : quantityIn(word)) ?? [])[0] ?? 1
}

const isFiller = (word: string) =>
  /^(x|×|\*|-|–|—|=|of|qty\.?|quantity|pcs?\.?|pieces?|ea\.?|each|units?|@)$/i.test(word)
