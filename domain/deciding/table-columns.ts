import { readHead, type Head } from './table-head.ts'
import type { QuantityReader } from './written-quantity.ts'

/** The columns of part number and quantity, by their places from 0. */
export type Columns = {
  part: number
  /**
   * `none`, one piece of each part: there are no figures that may be quantities. `unclear`: there are, and
   * nothing says which of them are quantities.
   */
  quantity: number | 'none' | 'unclear'
}

/** A row of heads, or none. */
type Header = readonly string[] | undefined
type Rows = readonly (readonly string[])[]
type IsKnown = (cell: string) => boolean

/** Order codes and tariff numbers have more digits than what is ordered by the piece. */
const largestCommon = 9999

/** Tables of people have fewer. */
const maxColumns = 64

/** Chooses the columns of a table. Undefined where none holds part numbers. */
export function chooseColumns(
  header: Header,
  rows: Rows,
  isKnown: IsKnown,
  reader: QuantityReader,
): Columns | undefined {
  const widest = Math.max(header?.length ?? 0, ...rows.map((cells) => cells.length))
  const width = Math.min(widest, maxColumns)
  const heads = Array.from({ length: width }, (_, at) => readHead(header?.[at] ?? ''))
  const part = partColumn(heads, rows, isKnown)
  if (part === undefined) return undefined
  const [named, ...alike] = quantityColumns(heads)
  if (named !== undefined) return { part, quantity: alike.length > 0 ? 'unclear' : named }
  const parts = rows.filter((cells) => cells[part])
  const figures = heads.flatMap((head, at) => {
    const column = columnOf(parts, at, reader)
    return at === part || head.names === 'other figures' || !column.hasFigures ? [] : column
  })
  const isNamed = heads.some(({ names }) => names !== 'unknown')
  return { part, quantity: unnamedQuantity(figures, isNamed ? header : undefined) }
}

/** The column with the most numbers of the catalogue, then the one whose head says so, then what looks like one. */
function partColumn(heads: readonly Head[], rows: Rows, isKnown: IsKnown): number | undefined {
  const columns = heads.flatMap((head, at) => {
    if (head.names === 'quantity') return []
    const cells = rows.map((row) => row[at] ?? '')
    const rank = head.names === 'part' ? head.rank : 0
    const known = count(cells, isKnown)
    const [like, words] = [count(cells, isLikeNumber), count(cells, hasLetters)]
    return { at, rank, known, like, words }
  })
  const [best] = columns.toSorted(
    (a, b) =>
      b.known - a.known || b.rank - a.rank || b.like - a.like || b.words - a.words || a.at - b.at,
  )
  return best && (best.known || best.rank || best.like || best.words) ? best.at : undefined
}

/** Figures of a column that nothing names. */
type Figures = {
  at: number
  values: readonly number[]
  /** Every row has a figure, or a failed one such as '#N/A'. */
  isFull: boolean
  /** The most digits behind a decimal sign: none, one or two. */
  decimals: number
  hasFigures: boolean
}

function columnOf(rows: Rows, at: number, { quantityIn, slipIn }: QuantityReader): Figures {
  const cells = rows.map((row) => row[at] ?? '')
  const reads = cells.map((cell) => quantityIn(cell) ?? slipIn(cell))
  const figures = count(reads, (one) => one !== undefined)
  return {
    at,
    values: reads.flatMap((one) => {
      if (typeof one !== 'object') return one ?? []
      return one.fault === 'huge' ? Infinity : []
    }),
    isFull: figures === rows.length,
    decimals: Math.max(...cells.map((cell) => decimalsIn.exec(cell)?.[1]?.length ?? 0)),
    // A description may be a figure here and there.
    hasFigures: figures * 2 >= rows.length && figures > 0,
  }
}

/**
 * Takes the only column of small whole numbers. Where others remain, leaves out row numbers, prices and codes.
 * Where heads are understood, takes only a column without one.
 */
function unnamedQuantity(figures: readonly Figures[], header: Header): Columns['quantity'] {
  if (figures.length === 0) return 'none'
  const isUnlikely = [
    ({ values }: Figures) => values.length > 1 && values.every((one, i) => one === i + 1),
    ({ decimals }: Figures) => decimals > 0,
    ({ values }: Figures) => values.length > 0 && values.every((one) => one > largestCommon),
  ]
  const likely = isUnlikely.reduce((left, isOther) => {
    const rest = left.filter((one) => !isOther(one))
    return rest.length > 0 ? rest : left
  }, figures)
  const [only, second] = likely
  // '845.00' alone may be a price.
  const isQuantity = only?.isFull && only.decimals < 2 && !header?.[only.at]
  return isQuantity && !second ? only.at : 'unclear'
}

/** The columns whose heads name the quantity with the highest rank. */
function quantityColumns(heads: readonly Head[]): number[] {
  const ranks = heads.map((head) => (head.names === 'quantity' ? head.rank : 0))
  const best = Math.max(...ranks)
  return best > 0 ? ranks.flatMap((rank, at) => (rank === best ? at : [])) : []
}

const decimalsIn = /\p{Nd}[.,](\p{Nd}{1,2})$/u

/** Letters and digits without a blank between them, but for '10m' and '4pcs'. */
export const isLikeNumber = (cell: string) =>
  /^(?=\P{L}*\p{L})(?=\P{Nd}*\p{Nd})[\p{L}\p{Nd}][^\s;|,]{2,}$/u.test(cell) &&
  !/^[\p{Nd}.,]+\p{L}+$/u.test(cell)

const hasLetters = (cell: string) => /\p{L}/u.test(cell)

const count = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length
