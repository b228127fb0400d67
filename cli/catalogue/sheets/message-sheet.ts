import { cellRef, openXlsx, saveXlsx, type Sheet } from 'hucre/xlsx'
import * as texts from '#texts/cells.ts'
import type { FileFault } from './file-fault.ts'

/** The editor's own file with a sheet in front: every message with a link to its cell, and what would change. */
export async function addMessageSheet(
  bytes: Uint8Array,
  faults: readonly FileFault[],
  changes: readonly string[],
): Promise<Uint8Array> {
  const workbook = await openXlsx(bytes, { readStyles: true })
  // A copy that was mended comes again, in whichever language.
  const kept = workbook.sheets.filter(({ name }) => !['Messages', texts.messages].includes(name))
  workbook.sheets = [messages(faults, changes), ...kept]
  workbook.activeSheet = 0
  return await saveXlsx(workbook)
}

function messages(faults: readonly FileFault[], changes: readonly string[]): Sheet {
  const rows = faults.map(({ sheet, row, col, severity, message }) => [
    sheet,
    cellRef(row, col),
    texts.severities[severity],
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
