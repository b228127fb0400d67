import { soundText } from '#domain/texts/sound-text.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import { readCourtesy } from './courtesy.ts'
import { maxItems, maxQuantity, type ListItem } from './list-items.ts'
import { cellsOf } from './line-cells.ts'
import { withHeads } from './headed-lines.ts'
import { proseReader } from './prose-lines.ts'
import { asksNothing, remarkOf, withMarkedHeads } from './section-heads.ts'
import { withoutCounts } from './line-counts.ts'
import { asOne } from './line-of-words.ts'
import { createLineReader, type Line } from './pasted-line.ts'
import { readQuantities, type QuantityFault } from './written-quantity.ts'

/** Why a line that was pasted is no item: what is wrong with its quantity, or one line too many. */
export type PasteFault = QuantityFault | 'too many'

export type PastedLines = {
  items: ListItem[]
  /** Lines as they were written, in their order, but for the signs of a quoted mail and the numbers that count them. */
  faults: { text: string; fault: PasteFault }[]
}

/**
 * A line as it was written, and the item that it seems to be; none of a line that seems a heading, a greeting
 * or a closing.
 */
export type SeenLine = { text: string; item?: ListItem }

/** What is beyond is not read: ten times the most that a list can have. */
export const maxPasted = 2000
const maxLineLength = 500

/**
 * Lines of a text or rows of a spreadsheet: a part number, and a quantity before or behind it or
 * none for one. Empty lines are left out, headings above parts, numbers that count the lines, and what
 * a mail has around them: signs of quoting, greetings, and at its end a closing with names behind it.
 * Nothing is guessed of a quantity: a line with one that is not a whole number from 1 comes back as
 * it was written. `isNumber` knows the catalogue's part numbers; of a line without one, what looks
 * like one is taken, else all of it.
 * The items are those of `onto` and what is added to them.
 */
export function readPasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[] = [],
  reader = readQuantities,
): PastedLines {
  const { items, faults } = takePasted(text, isNumber, onto, reader)
  return { items, faults }
}

/**
 * The same, with each line that is none of the faults in `seen`. `isUnsure` where words may head
 * lines that only who knows the catalogue sees to be parts.
 */
export function takePasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[],
  reader = readQuantities,
  courtesy = readCourtesy,
): PastedLines & { seen: SeenLine[]; isUnsure: boolean } {
  const readLine = createLineReader(isNumber, reader)
  const items = new Map(onto.map((item) => [item.partNumber.toUpperCase(), item]))
  const faults: PastedLines['faults'] = []
  const seen: SeenLine[] = []
  let room = maxPasted
  const all = text
    .slice(0, maxPasted * maxLineLength)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => !line.trim() || room-- > 0)
    .map((line) => soundText(line.slice(0, maxLineLength)).replace(quoting, ''))
    .filter((line) => !courtesy.isTotal(line))
  const end = all.findIndex((line) => courtesy.isClosing(line))
  const written = all.filter((line, at) => end < 0 || at < end || !courtesy.isContact(line))
  const isTalk = (line: string) => courtesy.isGreeting(line) || courtesy.isClosing(line)
  // A line is read for what it may head, for its count, and for itself.
  const readOne = rememberFew(maxPasted, (line: string) => readLine(line, false))
  const proseOf = proseReader(reader, isNumber)
  let hasProse = false
  const marked = withMarkedHeads(written, readOne, isNumber, isTalk)
  const told = marked.flatMap((line) => {
    const parts = remarkOf(line) === undefined ? proseOf(line) : undefined
    hasProse ||= parts !== undefined
    return parts ?? line
  })
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
  // What is below may be a part to somebody who knows it.
  let isUnsure = hasProse || [...below].some((at) => /\p{L}/u.test(lines[at]!))
  lines.forEach((line, at) => {
    if (above.has(at) || below.has(at)) {
      seen.push({ text: line })
      return
    }
    const isOverNothing =
      !reads[at] && at > lastPart && /\p{L}/u.test(line) && remarkOf(line) === undefined
    if (isOverNothing) isUnsure = true
    const read = isOverNothing ? asOne(line) : reads[at]
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
    seen.push({ text: line, item: { partNumber: read.partNumber, quantity: read.quantity } })
  })
  return { items: [...items.values()], faults, seen, isUnsure }
}

/** '2 x QB-15, 3 x QB-25' are two lines: each part with how many of it. */
function partsOf(
  line: string,
  read: (line: string) => Line,
  isNumber: (written: string) => boolean,
): string[] {
  const cells = line.includes('\t') ? [] : cellsOf(line, isNumber)
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
  { isGreeting, isClosing, isName }: typeof readCourtesy,
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
