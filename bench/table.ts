import { isWithinBudget, ratioOf, type Figure } from './figure.ts'

export type Row = Figure & { part: string }

const heads = ['part', 'figure', 'value', 'baseline', 'ratio', 'budget', 'within']
const decimals: Partial<Record<Figure['unit'], number>> = { KB: 1, ms: 1, shift: 3 }

/** The figures as one aligned table for a terminal, each note on a line of its own. */
export function textTable(rows: readonly Row[]): string {
  const lines = rows.map(cellsOf)
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...lines.map((cells) => cells[i]!.length)),
  )
  const align = (cells: readonly string[]) =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  const body = lines.map((cells, i) => {
    const { note } = rows[i]!
    return note ? `${align(cells)}\n    ${note}` : align(cells)
  })
  return [align(heads), align(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** The same for a Markdown page, without notes. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `|${cells.join('|')}|`
  return [line(heads), line(heads.map(() => '-')), ...rows.map((row) => line(cellsOf(row)))].join(
    '\n',
  )
}

function cellsOf(row: Row): string[] {
  const { part, what, value, unit, baseline, budget } = row
  const text = (number: number) => number.toFixed(decimals[unit] ?? 0)
  const ratio = ratioOf(row)
  const within = isWithinBudget(row)
  const sign = budget?.limit === 'at least' ? '≥' : '≤'
  return [
    part,
    what,
    `${text(value)} ${unit}`,
    baseline === undefined ? '' : text(baseline),
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    budget ? `${sign} ${budget.number}${budget.of === 'ratio' ? '×' : ''}` : '',
    within === undefined ? '' : within ? 'yes' : 'NO',
  ]
}
