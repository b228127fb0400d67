import { soundText } from '#domain/texts/sound-text.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import { readCourtesy, type CourtesyReader } from './courtesy.ts'
import { maxItems, maxQuantity, type ListItem } from './list-items.ts'
import { withHeads } from './headed-lines.ts'
import { proseReader } from './prose-lines.ts'
import { asksNothing, remarkOf, withMarkedHeads } from './section-heads.ts'
import { withoutCounts } from './line-counts.ts'
import { asOne } from './line-of-words.ts'
import { noTable, unclear } from './list-text.ts'
import { createLineReader, type Line } from './pasted-line.ts'
import { parsePastedTable, type PastedTable, type RowFault, type TableRow } from './pasted-table.ts'
import { readQuantities, type QuantityReader } from './written-quantity.ts'

/** Why a line that was pasted is no item: what is wrong with its row or quantity, or one line too many. */
export type PasteFault = RowFault | 'too many'

export type PastedLines = {
  items: ListItem[]
  /** Lines as they were written, in their order, but for the signs of a quoted mail and the numbers that count them. */
  faults: { text: string; fault: PasteFault }[]
  /** The row of heads of a table that has rows among the faults: it names their columns. */
  header?: string
  /** The column that a table's quantities were taken from, as `PastedTable` has it, or `noTable`. */
  quantityColumn?: string
}

/** What is beyond is not read: ten times the most that a list can have. */
export const maxPasted = 2000
const maxLineLength = 500
/** A row may name all places of a part on a board. */
const maxRowLength = 1000

type Reading = { reader?: QuantityReader; courtesy?: CourtesyReader }

/**
 * Lines of a text or rows of a table: a part number, and a quantity before or behind it or
 * none for one. Empty lines are left out, headings above parts, numbers that count the lines, and what
 * a mail has around them: signs of quoting, greetings, and at its end a closing with names behind it.
 * Nothing is guessed of a quantity: a line with one that is not a whole number from 1 comes back as
 * it was written. `isNumber` knows the catalogue's part numbers; of a line without one, what looks
 * like one is taken, else all of it.
 * The items are those of `onto` and what is added to them. `column` is what a table's `quantityColumn`
 * was, where these are its rows that could not be read.
 */
export function readPasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[] = [],
  column?: string,
  { reader = readQuantities, courtesy = readCourtesy }: Reading = {},
): PastedLines {
  const items = new Map(onto.map((item) => [item.partNumber.toUpperCase(), item]))
  const faults: PastedLines['faults'] = []
  const pasted = linesOf(text)
  const parse = (lines: readonly string[]) => {
    const isBeside = isBesideTable(courtesy)
    return parsePastedTable(lines.join('\n'), isNumber, reader, isBeside, column === unclear)
  }
  const table = column === noTable ? undefined : parse(pasted)
  // Lines are read by those around them: each row of the table stands among them as a mark.
  const rows = new Map<string, TableRow>()
  const marked = (table?.lines ?? pasted).map((line) => {
    if (typeof line === 'string') return line.slice(0, maxLineLength)
    const mark = rowMark + rows.size
    rows.set(mark, line)
    // What is indented stands below a heading.
    return line.text.slice(0, line.text.search(/\S/)) + mark
  })
  const readWords = createLineReader(isNumber, reader)
  const readLine = (line: string, isFirst: boolean) => {
    const row = rows.get(line)
    return row ? asLine(row) : readWords(line, isFirst)
  }
  const all = marked.filter((line) => !courtesy.isTotal(line))
  const end = all.findIndex((line) => courtesy.isClosing(line))
  const written = all.filter((line, at) => end < 0 || at < end || !courtesy.isContact(line))
  const isTalk = (line: string) => courtesy.isGreeting(line) || courtesy.isClosing(line)
  // A line is read for what it may head, for its count, and for itself.
  const readOne = rememberFew(maxPasted, (line: string) => readLine(line, false))
  const proseOf = proseReader(reader, isNumber)
  const told = withMarkedHeads(written, readOne, isNumber, isTalk).flatMap(
    (line) => (remarkOf(line) === undefined && proseOf(line)) || line,
  )
  const single = withHeads(told, reader, readOne, isNumber, isTalk).flatMap((line) =>
    partsOf(line, readOne, isNumber),
  )
  const lines = withoutCounts(single, readOne, isNumber)
  const reads = lines.map((line, at) => {
    const remark = remarkOf(line)
    if (remark === undefined) return at === 0 ? readLine(line, true) : readOne(line)
    const one = readOne(remark)
    return asksNothing(one, isNumber) ? undefined : one
  })
  const lastPart = reads.findLastIndex(
    (one) => one && ('fault' in one || one.isPart || one.said !== undefined),
  )
  const { above, below } = courtesies(lines, reads, courtesy)
  lines.forEach((line, at) => {
    if (above.has(at) || below.has(at)) return
    const isOverNothing =
      !reads[at] && at > lastPart && /\p{L}/u.test(line) && remarkOf(line) === undefined
    const read = isOverNothing ? asOne(line) : reads[at]
    const text = rows.get(line)?.text ?? line
    if (!read) return
    if ('fault' in read) {
      faults.push({ text, fault: read.fault })
      return
    }
    const key = read.partNumber.toUpperCase()
    const known = items.get(key)
    const quantity = (known?.quantity ?? 0) + read.quantity
    const fault = whyRefused(quantity, !known && items.size === maxItems)
    if (fault) {
      faults.push({ text, fault })
      return
    }
    items.set(key, { partNumber: known?.partNumber ?? read.partNumber, quantity })
  })
  return {
    items: [...items.values()],
    faults,
    ...(table && rows.size > 0
      ? ofTable(table, faults)
      : parse(faults.map((one) => one.text)) && { quantityColumn: noTable }),
  }
}

/** The column that quantities were taken from, and the heads that rows among the faults need. */
function ofTable({ lines, header, quantityColumn }: PastedTable, faults: PastedLines['faults']) {
  const rows = new Set(lines.map((line) => (typeof line === 'string' ? undefined : line.text)))
  return {
    ...(quantityColumn !== undefined && { quantityColumn }),
    ...(faults.some(({ text }) => rows.has(text)) && { header }),
  }
}

/** The lines of a text, without the signs before those of a quoted mail. */
function linesOf(text: string): string[] {
  let room = maxPasted
  return text
    .slice(0, maxPasted * maxLineLength)
    .replace(/^\ufeff/, '')
    .replaceAll(rowMark, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => !line.trim() || room-- > 0)
    .map((line) => soundText(line.slice(0, maxRowLength)).replace(quoting, ''))
}

/** A sign that no line has; behind it stands the place of a row. */
const rowMark = '\ue010'

const asLine = ({ read }: TableRow): Line =>
  'fault' in read ? read : { ...read, said: 'behind', isPart: true }

const isBesideTable =
  ({ isGreeting, isClosing, isTotal }: CourtesyReader) =>
  (line: string) =>
    isGreeting(line) || isClosing(line) || isTotal(line)

/** '2 x QB-15, 3 x QB-25' are two lines: each part with how many of it. */
function partsOf(
  line: string,
  read: (line: string) => Line,
  isNumber: (written: string) => boolean,
): string[] {
  // Three digits behind a comma are of the number before it: '1,500 x QB-15'.
  const cells = line.split(/[;|]|,(?!\p{Nd}{3}(?!\p{Nd}))/u).map((cell) => cell.trim())
  const isPart = (cell: string) => {
    const one = read(cell)
    return one && !('fault' in one) && one.said !== undefined && isNumber(one.partNumber)
  }
  return cells.length > 1 && cells.every(isPart) ? cells : [line]
}

/** As mails put it before each line of what they answer. */
const quoting = /^\s*(?:>\s*)+/

/** A name, a position, a company and a place. */
const maxNames = 4

/**
 * The lines that greet above the first part, and a closing below the last, with the names below that.
 * Only words are any of them, and none that stands alone: a part may be called so.
 */
function courtesies(
  lines: readonly string[],
  reads: readonly Line[],
  { isGreeting, isClosing, isName }: CourtesyReader,
): { above: ReadonlySet<number>; below: ReadonlySet<number> } {
  const isPart = (read: Line) => read && ('fault' in read || read.isPart)
  const isWords = (at: number) => !/\p{Nd}/u.test(lines[at]!) && !isPart(reads[at])
  const firstPart = reads.findIndex(isPart)
  const lastPart = reads.findLastIndex(isPart)
  const all = lines.map((_, at) => at)
  const closing = all.find(
    (at) => at > Math.max(lastPart, 0) && isWords(at) && isClosing(lines[at]!),
  )
  const behind = all.filter((at) => closing !== undefined && at >= closing && isWords(at))
  const closings = behind.filter((at) => isClosing(lines[at]!))
  const names = behind.filter((at) => !closings.includes(at) && isName(lines[at]!))
  return {
    above: new Set(all.filter((at) => at < firstPart && isWords(at) && isGreeting(lines[at]!))),
    below: new Set([...closings, ...names.slice(0, maxNames)]),
  }
}

function whyRefused(quantity: number, isFull: boolean): PasteFault | undefined {
  if (quantity > maxQuantity) return 'huge'
  return isFull ? 'too many' : undefined
}
