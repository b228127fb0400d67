import {
  byFileAndField,
  idOf,
  type CatalogueFile,
  type Fault,
} from '#domain/catalogue/check-fault.ts'
import { trimmedText } from '#domain/catalogue/product.ts'
import { mergeRecord } from '#domain/sheets/merge-record.ts'
import { splitKey } from '#domain/sheets/column.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import * as sheetTexts from '#texts/sheets.ts'
import { placeOf, type FileFault } from './file-fault.ts'
import { columnOf } from './layout.ts'
import { placeFaults } from './place-faults.ts'
import { recordsOf, type FileRecord, type Say } from './records.ts'
import { readWorkbook, type ReadWorkbook } from './read-workbook.ts'

type Data = Record<string, unknown>

/** What a workbook would make of the catalogue. */
export type ReadFile = {
  /** The catalogue with the workbook's changes, those of rows with errors left out. */
  next: Map<string, Data>
  /** Products that the workbook was made of and has no row for any more. */
  gone: string[]
  /** By sheet and cell. */
  faults: FileFault[]
  /** What is newly wrong with products that the workbook does not have. */
  elsewhere: Fault[]
}

type Surroundings = {
  current: ReadonlyMap<string, Data>
  /** What is wrong with it already, which is not the workbook's doing. */
  known: readonly Fault[]
  /** Everything wrong with a catalogue. */
  check: (files: readonly CatalogueFile[]) => Promise<Fault[]>
}

/** Reads a workbook against the catalogue as it is now; nothing is written. */
export async function readFile(
  bytes: Uint8Array,
  { current, known, check }: Surroundings,
): Promise<ReadFile> {
  const workbook = await readWorkbook(bytes)
  const faults = [...workbook.faults]
  const say: Say = (row, key, severity, message) => {
    const col =
      row.heads.get(key) ?? row.heads.get(splitKey(key).field) ?? row.heads.get('slug') ?? 0
    faults.push({ sheet: row.sheet, row: row.at, col, severity, message })
  }
  const base = workbook.base ?? current
  const records = recordsOf(workbook.sheets, base, say)
  const next = new Map(current)
  for (const record of records) {
    const merged = mergeOne(record, workbook, base.get(record.id), current.get(record.id), say)
    if (merged) next.set(record.id, merged)
  }
  const named = new Set(records.map(({ id }) => id))
  const gone = [...(workbook.base?.keys() ?? [])].filter((id) => !named.has(id) && current.has(id))
  sayGone(gone, base, workbook, faults)
  const fresh = newFaults(known, await check(filesOf(next)))
  const { placed, elsewhere } = placeFaults(fresh, records)
  faults.push(...placed)
  return { next, gone, faults: inOrder(faults, workbook), elsewhere }
}

function mergeOne(
  { id, record }: FileRecord,
  { base: exported }: ReadWorkbook,
  base: Data | undefined,
  current: Data | undefined,
  say: Say,
): Data | undefined {
  const unread = new Set(
    [record.main, ...record.variants, ...[...record.tables.values()].flat()].flatMap((row) =>
      [...row.unread].map((key) => (row === record.main ? splitKey(key).field : 'variants')),
    ),
  )
  if (!record.main.heads.has('partNumber')) unread.add('variants')
  for (const [field, rows] of record.tables) {
    if (rows.some((row) => row.unread.size > 0)) unread.add(field)
  }
  const wasThere = exported?.get(id)
  if (wasThere && !current) {
    say(record.main, 'slug', 'error', texts.takenOut)
    return undefined
  }
  const { data, changed, faults } = mergeRecord(
    { file: record, base, current, columns: new Set(record.main.heads.keys()), unread },
    columnOf,
  )
  faults.forEach(({ row, key, severity, message }) => say(row, key, severity, message))
  return current && changed.length === 0 ? undefined : data
}

function sayGone(
  gone: readonly string[],
  base: ReadonlyMap<string, Data>,
  { sheets }: ReadWorkbook,
  faults: FileFault[],
) {
  for (const id of gone) {
    const family = trimmedText(base.get(id)?.productFamily)
    const sheet = sheets.find(({ name, table }) => !table && name === family) ?? sheets[0]
    const message = fillIn(texts.rowGone, { id, withdrawn: sheetTexts.choices.withdrawn })
    faults.push({ sheet: sheet?.name ?? '', row: 0, col: 0, severity: 'warning', message })
  }
}

function newFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  const known = new Set(before.map(idOfFault))
  return after.filter((fault) => !known.has(idOfFault(fault))).sort(byFileAndField)
}

const idOfFault = ({ file, field, message }: Fault) => JSON.stringify([file, field, message])

export function filesOf(documents: ReadonlyMap<string, Data>): CatalogueFile[] {
  return [...documents].map(([id, data]) => ({ file: `${id}.json`, data })).sort(byFile)
}

const byFile = (a: CatalogueFile, b: CatalogueFile) => (idOf(a.file) < idOf(b.file) ? -1 : 1)

/** By sheet, row and column; what is said of one cell twice is said once. */
function inOrder(faults: readonly FileFault[], { sheets }: ReadWorkbook): FileFault[] {
  const order = sheets.map(({ name }) => name)
  const once = new Map(faults.map((fault) => [`${placeOf(fault)} ${fault.message}`, fault]))
  return [...once.values()].sort(
    (a, b) => order.indexOf(a.sheet) - order.indexOf(b.sheet) || a.row - b.row || a.col - b.col,
  )
}
