import { judge, ratioOf, type Figure } from './figure.ts'

const heads = ['what', 'figure', 'baseline', 'ratio', 'budget', '']
const decimals: Partial<Record<Figure['unit'], number>> = { shift: 3, MB: 1 }

/** The figures as one aligned table, each note on a line of its own. */
export function formatTable(figures: readonly (Figure & { part: string })[]): string {
  const rows = figures.map(cells)
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 || i === 5 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()
  const lines = [line(heads), line(widths.map((width) => '─'.repeat(width)))]
  figures.forEach((figure, i) => {
    if (figure.part !== figures[i - 1]?.part) lines.push(figure.part)
    lines.push(line(rows[i]!))
    if (figure.note) lines.push(`    ${figure.note}`)
  })
  return lines.join('\n')
}

function cells(figure: Figure): string[] {
  const { what, value, unit, baseline, budget } = figure
  const ratio = ratioOf(figure)
  const sign = budget?.limit === 'at least' ? '≥' : '≤'
  return [
    `  ${what}`,
    `${number(value, unit)} ${unit}`,
    baseline === undefined ? '–' : number(baseline, unit),
    ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
    budget ? `${sign} ${budget.number}${budget.of === 'ratio' ? '×' : ''}` : '–',
    judge(figure) ?? '',
  ]
}

function number(value: number, unit: Figure['unit']): string {
  return value.toFixed(decimals[unit] ?? 0)
}
