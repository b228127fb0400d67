import { gauges, seals, valves, type Mistake } from './mistake.fixture.ts'
import type { Book } from './sheets.fixture.ts'
import { typedCells } from './typed-cells.fixture.ts'

/** What is done to rows, columns, formats and sheets. */
const done: Mistake[] = [
  // First those that move the rows below them.
  {
    kind: 'a row deleted',
    plant: (book) => {
      book.sheet(seals).rows!.splice(book.rowAt(seals, 'stem-packing-set'), 1)
      return { sheet: seals, row: 0, col: 0 }
    },
    severity: 'warning',
    says: 'stem-packing-set has no row any more',
  },
  {
    kind: 'a product moved to another family’s sheet',
    plant: (book) => {
      const from = book.sheet(valves).rows!
      const at = book.rowAt(valves, 'ball-valve-stainless-dn40')
      const [moved] = from.splice(at, 1)
      const cells = from[1]!.flatMap((key, col) => {
        const value = moved![col]
        const isThere = book.sheet(seals).rows![1]!.includes(key)
        return isThere && value !== null ? [[String(key), value as string] as const] : []
      })
      const to = row(book, seals, Object.fromEntries(cells))
      return { sheet: seals, row: to, col: book.columnAt(seals, 'productFamily') }
    },
    severity: 'error',
    says: 'stands on the sheet of “Seals & Spares”',
  },
  {
    kind: 'a formula',
    plant: (book) =>
      book.type(seals, book.rowAt(seals, 'seat-kit-dn25'), 'bore', null, {
        formula: 'A1*2',
        formulaResult: 25,
        type: 'formula',
      }),
    severity: 'error',
    says: 'holds a formula',
  },
  {
    kind: 'the error of a formula',
    plant: (book) =>
      book.type(seals, book.rowAt(seals, 'seat-kit-dn25'), 'rank', null, {
        formula: 'B1/0',
        formulaResult: '#DIV/0!',
        type: 'error',
      }),
    severity: 'error',
    says: 'holds a formula',
  },
  {
    kind: 'a number shown in percent',
    plant: (book) =>
      book.type(seals, book.rowAt(seals, 'seat-kit-dn50'), 'bore', 0.5, {
        style: { numFmt: '0%' },
      }),
    severity: 'error',
    says: 'is shown in percent',
  },
  {
    kind: 'a head with another unit',
    plant: (book) => {
      const col = book.columnAt(gauges, 'dial')
      book.sheet(gauges).rows![0]![col] = 'Dial [in]'
      return { sheet: gauges, row: 0, col }
    },
    severity: 'error',
    says: 'is read as “Dial [mm]”',
  },
  {
    kind: 'a column of no field',
    plant: (book) => {
      const { rows } = book.sheet(seals)
      const col = rows![0]!.length
      rows![0]![col] = 'Conection'
      rows![2]![col] = 'G 1'
      return { sheet: seals, row: 0, col }
    },
    severity: 'warning',
    says: 'did you mean “Connection”?',
  },
  {
    kind: 'a column twice',
    plant: (book) => {
      const { rows } = book.sheet(valves)
      const col = rows![0]!.length
      rows![0]![col] = 'Body'
      rows![1]![col] = 'body'
      return { sheet: valves, row: 0, col }
    },
    severity: 'error',
    says: 'is a second column of “Body”',
  },
  {
    kind: 'merged cells',
    plant: (book) => {
      const [at, col] = [
        book.rowAt(gauges, 'gauge-diaphragm-63'),
        book.columnAt(gauges, 'subFamily'),
      ]
      book.sheet(gauges).merges = [{ startRow: at, startCol: col, endRow: at + 1, endCol: col }]
      return { sheet: gauges, row: at, col }
    },
    severity: 'error',
    says: 'is merged with its neighbors',
  },
  {
    kind: 'a row copied and left',
    plant: (book) => {
      const at = book.newRow(gauges)
      const { rows } = book.sheet(gauges)
      rows![at] = [...rows![book.rowAt(gauges, 'gauge-diaphragm-100')]!]
      return { sheet: gauges, row: at, col: book.columnAt(gauges, 'slug') }
    },
    severity: 'error',
    says: 'stands in row',
  },
  {
    kind: 'a sheet that is none of ours',
    plant: (book) => {
      book.book.sheets.push({ name: 'To do', rows: [['Ask about DN 65'], ['Prices!']] })
      return { sheet: 'To do', row: 0, col: 0 }
    },
    severity: 'note',
    says: 'this sheet is not read',
  },
  {
    kind: 'a new product with blanks in its slug',
    plant: (book) => {
      const at = row(book, valves, {
        row: 'product',
        slug: 'Ball Valve 65',
        product: 'Ball valve DN 65',
        subFamily: 'Full bore',
      })
      return { sheet: valves, row: at, col: book.columnAt(valves, 'slug') }
    },
    severity: 'error',
    says: 'write “ball-valve-65”',
  },
  {
    kind: 'a variant of no product',
    plant: (book) => {
      const at = row(book, valves, {
        row: 'variant',
        slug: 'ball-valve-dn52',
        partNumber: 'QB-50-P',
      })
      return { sheet: valves, row: at, col: book.columnAt(valves, 'slug') }
    },
    severity: 'error',
    says: 'no product of this file has the slug “ball-valve-dn52”',
  },
]

/** What editors do in spreadsheets, none of it in the row or column of another. */
export const mistakes: Mistake[] = [...done.slice(0, 2), ...typedCells, ...done.slice(2)]

/** A new row below the others. */
function row(book: Book, sheet: string, cells: Record<string, string | number>): number {
  const at = book.newRow(sheet)
  for (const [key, value] of Object.entries(cells)) book.type(sheet, at, key, value)
  return at
}
