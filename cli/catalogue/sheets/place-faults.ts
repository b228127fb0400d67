import { idOf, type Fault } from '#domain/catalogue/check-fault.ts'
import { fieldNow } from '#domain/catalogue/former-names.ts'
import { splitKey } from '#domain/sheets/column.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as cells from '#texts/cells.ts'
import * as texts from '#texts/faults.ts'
import type { FileFault } from './file-fault.ts'
import type { FileRow } from './read-rows.ts'
import type { FileRecord } from './records.ts'

/**
 * What the catalogue's check found, beside the cells that it is about. A field may stand in many
 * cells: the one is meant that the message quotes or names, or else the first of them.
 */
export function placeFaults(
  faults: readonly Fault[],
  records: readonly FileRecord[],
): { placed: FileFault[]; elsewhere: Fault[] } {
  const byId = new Map(records.map((record) => [record.id, record]))
  const placed: FileFault[] = []
  const elsewhere: Fault[] = []
  for (const fault of faults) {
    const record = byId.get(idOf(fault.file))
    if (!record) elsewhere.push(fault)
    else placed.push(faultAt(fault, record))
  }
  return { placed, elsewhere }
}

type Candidate = { row: FileRow; key: string; entry: number }

function faultAt(fault: Fault, { record }: FileRecord): FileFault {
  const { message, severity } = fault
  const field = fieldNow(fault.field)
  const empty = emptyCell(field, record, message)
  if (empty) return { ...empty, severity, message: cells.needed }
  const candidates = candidatesOf(field, record)
  const best = candidates
    .map((candidate, at) => ({ candidate, at, score: likeness(candidate, message) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)[0]?.candidate
  const { row, key } = best ?? { row: record.main, key: field }
  const { sheet, at, heads } = row
  const known = heads.get(key) ?? heads.get(splitKey(key).field) ?? heads.get('slug') ?? 0
  const isShown = best !== undefined || heads.has(key)
  const text = isShown || !field ? message : `${field}: ${message}`
  return { sheet, row: at, col: known, severity, message: text }
}

/** The cell that a row lacks: what the record would have to say there is no help in a sheet. */
function emptyCell(
  field: string,
  { variants, tables }: FileRecord['record'],
  message: string,
): Pick<FileFault, 'sheet' | 'row' | 'col'> | undefined {
  const [, entry, key = ''] = missingMember.exec(message) ?? []
  const rows = field === 'variants' ? variants : (tables.get(field) ?? [])
  const row = rows[Number(entry) - 1]
  const col = row?.heads.get(key)
  return row && col !== undefined ? { sheet: row.sheet, row: row.at, col } : undefined
}

/** Every cell that the field is made of. */
function candidatesOf(
  field: string,
  { main, variants, tables }: FileRecord['record'],
): Candidate[] {
  const own = [...main.heads.keys()]
    .filter((key) => splitKey(key).field === field && (main.cells.has(key) || key === field))
    .map((key) => ({ row: main, key, entry: 0 }))
  const rows = field === 'variants' ? variants : (tables.get(field) ?? [])
  const entries = rows.flatMap((row, at) =>
    [...row.cells.keys()].map((key) => ({ row, key, entry: at + 1 })),
  )
  return [...own, ...entries]
}

/** What the message quotes outdoes what it names, and that the row that it speaks of. */
function likeness({ row, key, entry }: Candidate, message: string): number {
  const content = String(row.cells.get(key) ?? '')
  const name = splitKey(key).part || key
  const named = message.search(new RegExp(`\\b${RegExp.escape(name)}\\b`))
  const [, number] = entryNamed.exec(message) ?? []
  const isOfRow =
    (number !== undefined && Number(number) === entry) ||
    (row.cells.has('partNumber') && message.startsWith(`${row.cells.get('partNumber')}:`))
  const isQuoted = content !== '' && message.includes(fillIn(texts.quoted, { text: content }))
  return (isQuoted ? 8 : 0) + (isOfRow ? 4 : 0) + (named < 0 ? 0 : 2 + 1 / (2 + named))
}

/** A message as the texts make it, with facts that are told of it in the places of some. */
const patternOf = (text: string, facts: Readonly<Record<string, string>>) =>
  RegExp.escape(text).replaceAll(/\\\{(\w+)\\\}/g, (_, name: string) => facts[name] ?? '.*')
const entryPattern = patternOf(texts.entry, { number: '(\\d+)' })
const entryNamed = new RegExp(`(?<!\\p{L})${entryPattern}(?!\\d)`, 'u')
const missingMember = new RegExp(
  `^${entryPattern}: ${patternOf(texts.memberMissing, { key: '(\\w+)', example: '\\{.*' })}`,
)
