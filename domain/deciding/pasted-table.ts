import * as texts from '#texts/list.ts'
import * as quantityTexts from '#texts/quantities.ts'
import { bareWord } from './bare-word.ts'
import { withMeasure } from './beside-number.ts'
import { splitRows, type CsvRow } from './csv-rows.ts'
import { cutNumber, maxNumberLength, type ListItem } from './list-items.ts'
import { unclear } from './list-text.ts'
import { chooseColumns, isLikeNumber, type Columns } from './table-columns.ts'
import { detectDelimiter, namesAll, type TableSample } from './table-sample.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

/** Why a row of a table is no item. */
export type RowFault = QuantityFault | 'no number' | 'several parts' | 'which column'

/** A row as it was written, and what it asks for. */
export type TableRow = { text: string; read: ListItem | { fault: RowFault } }

export type PastedTable = {
  /** The rows of the table, and as texts the lines around it, in their order. */
  lines: (TableRow | string)[]
  /** The row of heads as it was written, or one that names part and quantity: rows that are read again need it. */
  header: string
  /**
   * The column of the quantities: its head, or its number from 1; empty where there is none, or `unclear`.
   * Undefined where part and quantity are the only columns and have no heads: nothing was chosen.
   */
  quantityColumn?: string
}

/** Of a cell, to see whether it begins with a number. */
const maxWords = 12
/** Of a head, for an address and a page. */
const maxHeadLength = 40

/**
 * Reads a text as a table. Undefined for a text that is none. `isNumber` knows the catalogue's part
 * numbers; totals belong to no table. With `wasUnclear` the quantity
 * column stays unclear: the text is some rows of a table that was.
 */
export function parsePastedTable(
  text: string,
  isNumber: (written: string) => boolean,
  reader: QuantityReader,
  wasUnclear: boolean,
): PastedTable | undefined {
  const findNumber = createNumberFinder(isNumber, reader)
  const isKnown = (cell: string) => findNumber(cell) !== undefined
  const [stating = '', stated] = /^sep=(.)(?:\n|$)/i.exec(text) ?? []
  const body = text.slice(stating.length)
  const sample = detectDelimiter(body, isKnown, stated)
  if (!sample) return undefined
  const { delimiter, header } = sample
  const placeOf = createPlaceReader(sample, isKnown, reader)
  const rows = splitRows(body, delimiter).map((row, at) => ({ ...row, place: placeOf(row, at) }))
  const parts = rows.flatMap(({ cells, place }) => (place === 'row' ? [cells] : []))
  const chosen = chooseColumns(header?.cells, parts, isKnown, reader)
  if (!chosen) return undefined
  const columns: Columns = wasUnclear ? { ...chosen, quantity: 'unclear' } : chosen
  const readRow = createRowReader(columns, header, findNumber, isNumber, reader)
  const lines = rows.flatMap((row) => {
    if (row.place === 'beside') return row.text
    return row.place === 'row' ? { text: row.text, read: readRow(row) } : []
  })
  const isNamed = header && namesAll(header.cells)
  const width = widthOf(rows)
  const isChosen = header || width > 2 || typeof columns.quantity === 'string'
  return {
    lines,
    header: isNamed ? header.text : headerFor(columns, width, delimiter),
    ...(isChosen && { quantityColumn: nameOf(columns, header) }),
  }
}

/** 'Total: 52', the last row of a sheet: it counts what stands above. */
export function isTotal(line: string): boolean {
  const words = line.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return quantityTexts.totals.split(' | ').includes(words.filter(Boolean).join(' '))
}

/** Finds the number of the catalogue that a cell is or begins with. Hyphens may be written as blanks. */
function createNumberFinder(
  isNumber: (written: string) => boolean,
  { quantityIn, isFiller }: QuantityReader,
) {
  const found = new Map<string, string | undefined>()
  return (cell: string): string | undefined => {
    if (!cell) return undefined
    if (!found.has(cell)) {
      const whole = cell.length > maxNumberLength ? [] : [cell, cell.replace(/\s+/g, '-')]
      const [first = '', ...rest] = cell.split(/\s+/, maxWords)
      // 'QB-15 4' is a line that has its quantity in it.
      const isLine = rest.every((word) => quantityIn(word) !== undefined || isFiller(word))
      found.set(cell, (isLine ? whole : [...whole, bareWord(first)]).find(isNumber))
    }
    return found.get(cell)
  }
}

/** Where a row stands: in the table, beside it as a line of its own, or nowhere as a heading does. */
function createPlaceReader(
  { delimiter, header, rows }: TableSample,
  isKnown: (cell: string) => boolean,
  { quantityIn, slipIn }: QuantityReader,
) {
  const names = (text: string) =>
    text.split(/\s+/, maxWords).some((word) => isKnown(bareWord(word)))
  return ({ cells, text, width }: CsvRow, at: number): 'row' | 'beside' | 'nowhere' => {
    const filled = cells.filter(Boolean)
    const hasNumber = filled.some(isKnown)
    if (header && at < header.at) return hasNumber || names(text) ? 'beside' : 'nowhere'
    if (!text.includes(delimiter) || isTotal(text)) return 'beside'
    if (text === header?.text || filled.every((cell) => /^[-:=+_]+$/.test(cell))) return 'nowhere'
    if (hasNumber) return 'row'
    if (filled.length === 1)
      return isLikeNumber(filled[0]!) || quantityIn(filled[0]!) ? 'row' : 'nowhere'
    const isSentence = ',;'.includes(delimiter) && text.includes(`${delimiter} `)
    if (isSentence && width !== (header ?? rows[0])?.width) return 'beside'
    const hasFigures = filled.some((cell) => /\p{Nd}/u.test(cell) || slipIn(cell))
    return header || hasFigures ? 'row' : 'nowhere'
  }
}

function createRowReader(
  { part, quantity }: Columns,
  header: CsvRow | undefined,
  findNumber: (cell: string) => string | undefined,
  isNumber: (written: string) => boolean,
  reader: QuantityReader,
) {
  const { quantityIn, slipIn } = reader

  return ({ cells }: CsvRow): TableRow['read'] => {
    // A delimiter in a cell that is not quoted moves all cells behind it.
    const isMoved = header !== undefined && cells.length > header.width
    if (isMoved || quantity === 'unclear') return { fault: 'which column' }
    const others = cells.filter((_, at) => at !== part && at !== quantity)
    const numberCell = cells[part] ?? ''
    const written = (hasNumber(numberCell) ? numberCell : others.find(findNumber)) ?? ''
    const number = cutNumber(findNumber(written) ?? written)
    if (!number) return { fault: 'no number' }
    const count = quantity === 'none' ? 1 : readQuantity(cells[quantity] ?? '')
    if (typeof count !== 'number') return count
    const isCount = (word: string) => quantityIn(word) !== undefined
    const { partNumber } = withMeasure(number, { others }, isNumber, isCount)
    return { partNumber, quantity: count }
  }

  /** Not '-' or 'n/a'. */
  function hasNumber(cell: string): boolean {
    return /[\p{L}\p{Nd}]/u.test(cell) && !slipIn(cell)
  }

  function readQuantity(cell: string): number | { fault: RowFault } {
    // '12,845.00' may be a price, or two cells.
    if (/\p{Nd}[.,'’]\p{Nd}+[.,]\p{Nd}/u.test(cell)) return { fault: 'unclear' }
    return quantityIn(cell) ?? slipIn(cell) ?? { fault: 'not whole' }
  }
}

/** A row of heads that names the part and the quantity alone. */
function headerFor({ part, quantity }: Columns, width: number, delimiter: string): string {
  const heads = Array.from({ length: width }, (_, at) => {
    if (at === part) return texts.partNumber
    return at === quantity ? texts.quantity : ''
  })
  return heads.join(delimiter)
}

const widthOf = (rows: readonly CsvRow[]) =>
  rows.reduce((most, { width }) => Math.max(most, width), 0)

function nameOf({ quantity }: Columns, header: CsvRow | undefined): string {
  if (typeof quantity === 'string') return quantity === 'none' ? '' : unclear
  const head = header?.cells[quantity]?.replace(/\s+/g, ' ')
  return cutNumber(head ?? '').slice(0, maxHeadLength) || String(quantity + 1)
}
