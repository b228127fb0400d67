import { splitRows, type CsvRow } from './csv-rows.ts'
import { isLikeNumber } from './table-columns.ts'
import { readHead } from './table-head.ts'

/** The first rows of a text, split at one delimiter. */
export type TableSample = {
  delimiter: string
  /** The row of heads, and where it stands. */
  header: (CsvRow & { at: number }) | undefined
  /** The rows below the header that have the delimiter, and more than one cell where there is no header. */
  rows: CsvRow[]
}

type Candidate = TableSample & {
  /** How many rows have a number of the catalogue in a cell. */
  known: number
  /** How many rows have as many cells as most. */
  alike: number
}

const delimiters = ['\t', ';', '|', ',']
/** So many rows tell the delimiter and the columns. */
const sampleRows = 200
/** Files say what they are in their first lines. */
const maxAboveHeader = 30

/**
 * Detects the delimiter of a text, one for all its rows. Prefers the one that gives a row of heads, then the
 * most rows with a number of the catalogue, then the most rows of the same length. Undefined for a text that
 * is no table. `stated` is the delimiter that the text names itself.
 */
export function detectDelimiter(
  text: string,
  isKnown: (cell: string) => boolean,
  stated?: string,
): TableSample | undefined {
  const [best] = (stated ? [stated] : delimiters)
    .map((delimiter) => readCandidate(splitRows(text, delimiter, sampleRows), delimiter, isKnown))
    .flatMap((candidate) => candidate ?? [])
    .toSorted(
      (a, b) =>
        Number(b.header !== undefined) - Number(a.header !== undefined) ||
        b.known - a.known ||
        b.alike - a.alike,
    )
  return best
}

function readCandidate(
  all: readonly CsvRow[],
  delimiter: string,
  isKnown: (cell: string) => boolean,
): Candidate | undefined {
  const at = all.slice(0, maxAboveHeader).findIndex((row) => isHeader(row, isKnown))
  const header = at < 0 ? undefined : { ...all[at]!, at }
  const fewest = header ? 1 : 2
  const rows = all.slice(at + 1).filter(({ cells, width }) => width > 1 && cells.length >= fewest)
  const known = rows.filter(({ cells }) => cells.some(isKnown)).length
  const lengths = [...Map.groupBy(rows, ({ cells }) => cells.length).values()]
  const alike = Math.max(0, ...lengths.map((same) => same.length))
  const candidate = { delimiter, header, rows, known, alike }
  const isTable = header
    ? rows.length > 0 || namesAll(header.cells)
    : isTableWithoutHeads(candidate, all.filter(({ text }) => text.trim()).length)
  return isTable ? candidate : undefined
}

/** Whether a row names the quantity or the part. Figures stand in rows of parts, or as heads of prices beside both. */
function isHeader({ cells, width }: CsvRow, isKnown: (cell: string) => boolean): boolean {
  const hasFigures = cells.some((cell) => /^[\p{Nd}.,]+$/u.test(cell))
  const isNamed = hasFigures
    ? namesAll(cells)
    : cells.some((cell) => ['quantity', 'part'].includes(readHead(cell).names))
  return width > 1 && isNamed && !cells.some(isKnown)
}

/** Whether heads name both the part and the quantity. */
export const namesAll = (cells: readonly string[]) =>
  ['quantity', 'part'].every((what) => cells.some((cell) => readHead(cell).names === what))

/** Nobody types tabs. Other delimiters stand in sentences as well, with a blank behind them and in few lines. */
function isTableWithoutHeads({ delimiter, rows, known, alike }: Candidate, lines: number): boolean {
  const hasNumbers = known > 0 || rows.some(({ cells }) => cells.some(isLikeNumber))
  if (delimiter === '\t') return hasNumbers
  const isSentence = ({ text }: CsvRow) => text.includes(`${delimiter} `) && !text.includes('"')
  const isText = delimiter !== '|' && rows.some(isSentence)
  const isWhole = alike > 1 && alike === lines
  return !isText && (isWhole || (hasNumbers && rows.length * 2 >= lines))
}
