import { judge, ratioOf, type Figure } from './figure.ts'

const heads = ['what', 'figure', 'baseline', 'ratio', 'budget', 'since kept', '']
const last = heads.length - 1
const decimals: Partial<Record<Figure['unit'], number>> = { shift: 3, MB: 1 }

/** `change`: how it stands to the run that was kept last. */
type Row = Figure & { part: string; change?: number | undefined }

/** The figures as one aligned table, each note on a line of its own. */
export function formatTable(figures: readonly Row[]): string {
  const rows = figures.map(cells)
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) =>
        i === 0 || i === last ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
      )
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

function cells(figure: Row): string[] {
  const { what, value, unit, baseline } = figure
  const ratio = ratioOf(figure)
  return [
    `  ${what}`,
    `${figureText(value, unit)} ${unit}`,
    baseline === undefined ? '–' : figureText(baseline, unit),
    ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
    budgetText(figure) ?? '–',
    figure.change === undefined ? '–' : `${figure.change.toFixed(2)}×`,
    judge(figure) ?? '',
  ]
}

export function figureText(value: number, unit: Figure['unit']): string {
  return value.toFixed(decimals[unit] ?? 0)
}

/** '≤ 50', '≥ 0.5×'. */
export function budgetText({ budget }: Figure): string | undefined {
  if (!budget) return undefined
  const sign = budget.limit === 'at least' ? '≥' : '≤'
  return `${sign} ${budget.number}${budget.of === 'ratio' ? '×' : ''}`
}
