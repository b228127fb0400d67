import { cellRef, rangeRef, type CellStyle, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { headOf, type Column } from '#domain/sheets/column.ts'
import type { Content } from '#domain/sheets/row.ts'
import * as texts from '#texts/sheets.ts'
import { inWords } from './cell-words.ts'
import type { Choices } from './choices.ts'

type Grid = {
  name: string
  columns: readonly Column[]
  rows: readonly ReadonlyMap<string, Content>[]
  choices: Choices
  /** How many columns stay in sight. */
  frozen: number
}

/** Heads, and below them the fields' own names, by which a column is known wherever it is moved. */
const headRows = 2
/** Rows for what is new, formatted and checked as those above. */
const spareRows = 40

const headStyle: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8E8E4' } },
  alignment: { wrapText: true, vertical: 'top' },
}
const keyStyle: CellStyle = { font: { italic: true, size: 8, color: { rgb: '767676' } } }
const textStyle: CellStyle = { numFmt: '@', alignment: { vertical: 'top' } }
const numberStyle: CellStyle = { alignment: { vertical: 'top' } }

/** Rows below two rows of heads, with choices and formats. */
export function createGrid({ name, columns, rows, choices, frozen }: Grid): WriteSheet {
  const last = headRows + rows.length + spareRows - 1
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  columns.forEach((column, at) => {
    cells.set(`0,${at}`, { style: headStyle })
    cells.set(`1,${at}`, { style: keyStyle })
    // A text stays what was typed: 1-2 is no date in it.
    const style = column.reads === 'number' ? numberStyle : textStyle
    for (let row = headRows; row <= last; row++) cells.set(`${row},${at}`, { style })
  })
  return {
    name,
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
    rows: [
      columns.map(headOf),
      columns.map(({ key }) => key),
      ...rows.map((row) => columns.map((column) => inWords(row.get(column.key), column) ?? null)),
      ...Array.from({ length: spareRows }, () => columns.map(() => null)),
    ],
    cells,
    dataValidations: columns.flatMap((column, at) => {
      const range = rangeRef(headRows, at, last, at)
      return validationOf(column, range, choices.rangeOf(column))
    }),
    freezePane: { rows: headRows, columns: frozen },
    autoFilter: {
      range: `${cellRef(1, 0)}:${cellRef(headRows + rows.length - 1, columns.length - 1)}`,
    },
  }
}

/** An attribute may hold several values on lines, which no list of choices knows: it warns and lets pass. */
function validationOf(
  { isList, isAttribute, key }: Column,
  range: string,
  choices: string | undefined,
): DataValidation[] {
  if (!choices) return []
  const isOpen = isList || isAttribute || key === 'subFamily'
  return [
    {
      type: 'list',
      range,
      formula1: choices,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: isOpen ? 'warning' : 'stop',
      errorTitle: texts.choicesTitle,
      errorMessage: texts.notOfChoices,
    },
  ]
}

function widthOf(column: Column, rows: Grid['rows']): number {
  const longest = Math.max(0, ...rows.map((row) => String(row.get(column.key) ?? '').length))
  const head = Math.min(18, headOf(column).length)
  return Math.min(column.role === 'prose' ? 40 : 32, Math.max(8, head, longest)) + 2
}
