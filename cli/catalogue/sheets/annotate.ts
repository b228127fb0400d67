import { cellRef, openXlsx, saveXlsx, type CellStyle, type Sheet } from 'hucre/xlsx'
import type { Severity } from '#domain/sheets/row.ts'
import * as texts from '#texts/cells.ts'
import type { FileFault } from './file-fault.ts'

const colors: Record<Severity, string> = { error: 'F8C9BE', warning: 'FBE3B0', note: 'D6E6F5' }
const severities: readonly Severity[] = ['note', 'warning', 'error']
const words: Record<Severity, string> = texts.severities
/** Of a copy that was mended and comes again, in whichever language. */
const saidBefore = new RegExp(
  `^(?:(?:${[...severities, ...Object.values(words)].join('|')}): .*\\n?)+`,
)

/** The editor's own file with every message beside its cell, as a note and a color, and a list in front. */
export async function annotate(
  bytes: Uint8Array,
  faults: readonly FileFault[],
  changes: readonly string[],
): Promise<Uint8Array> {
  const workbook = await openXlsx(bytes, { readStyles: true })
  for (const sheet of workbook.sheets) {
    const own = faults.filter((fault) => fault.sheet === sheet.name)
    for (const [key, said] of Map.groupBy(own, ({ row, col }) => `${row},${col}`))
      mark(sheet, key, said)
  }
  const kept = workbook.sheets.filter(({ name }) => !['Messages', texts.messages].includes(name))
  workbook.sheets = [messages(faults, changes), ...kept]
  workbook.activeSheet = 0
  return await saveXlsx(workbook)
}

function mark(sheet: Sheet, key: string, said: readonly FileFault[]): void {
  const cells = (sheet.cells ??= new Map())
  const [row = 0, col = 0] = key.split(',').map(Number)
  const value = sheet.rows[row]?.[col] ?? null
  const cell = cells.get(key) ?? { value, type: value === null ? 'empty' : 'string' }
  const worst = severities[Math.max(...said.map(({ severity }) => severities.indexOf(severity)))]!
  const fill: CellStyle['fill'] = {
    type: 'pattern',
    pattern: 'solid',
    fgColor: { rgb: colors[worst] },
  }
  const before = cell.comment?.text.replace(saidBefore, '')
  const text = [...said.map(({ severity, message }) => `${words[severity]}: ${message}`), before]
  cells.set(key, {
    ...cell,
    style: { ...cell.style, fill },
    comment: { author: texts.author, text: text.filter(Boolean).join('\n') },
  })
}

function messages(faults: readonly FileFault[], changes: readonly string[]): Sheet {
  const rows = faults.map(({ sheet, row, col, severity, message }) => [
    sheet,
    cellRef(row, col),
    words[severity],
    message,
  ])
  const cells: NonNullable<Sheet['cells']> = new Map()
  const bold = { font: { bold: true } }
  const heads = [texts.heads.sheet, texts.heads.cell, texts.heads.what, texts.heads.message]
  heads.forEach((value, at) => cells.set(`0,${at}`, { value, type: 'string', style: bold }))
  faults.forEach(({ sheet, row, col }, at) => {
    const [value, location] = [
      cellRef(row, col),
      `'${sheet.replaceAll("'", "''")}'!${cellRef(row, col)}`,
    ]
    cells.set(`${at + 1},1`, { value, type: 'string', hyperlink: { target: '', location } })
  })
  return {
    name: texts.messages,
    rows: [heads, ...rows, [], [texts.wouldChange], ...changes.map((line) => ['', '', '', line])],
    cells,
    columns: [{ width: 28 }, { width: 8 }, { width: 10 }, { width: 110 }],
    freezePane: { rows: 1 },
  }
}
