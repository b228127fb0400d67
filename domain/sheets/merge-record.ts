import { withPresentNames, withStoredNames } from '#domain/catalogue/former-names.ts'
import { lines } from '#domain/catalogue/product.ts'
import { contentFields } from '#domain/records/product-document.ts'
import { lookup } from '#domain/lookup.ts'
import * as texts from '#texts/cells.ts'
import { splitKey } from './column.ts'
import { flatten, isBlank } from './flatten.ts'
import type { ColumnOf } from './read-content.ts'
import { readField } from './read-field.ts'
import { tableOf } from './record-fields.ts'
import type { CellFault, Content, Row, SheetRecord } from './row.ts'

type Data = Readonly<Record<string, unknown>>

export type Merge<R extends Row> = {
  data: Record<string, unknown>
  /** The fields that differ from the catalogue's document. */
  changed: string[]
  faults: CellFault<R>[]
}

type Versions<R extends Row> = {
  /** What stands in the sheets. */
  file: SheetRecord<R>
  /** The document that the sheets were made of; undefined for a row that somebody added. */
  base: Data | undefined
  /** The catalogue's document as it is now. */
  current: Data | undefined
  /** The columns that the sheets have; what has none is left as it is. */
  columns: ReadonlySet<string>
  /** Fields of which a cell could not be read: they stay as they are. */
  unread?: ReadonlySet<string>
}

/**
 * The document that a row's changes make of the catalogue's. A field whose cells are as they were
 * when the sheets were made keeps what the catalogue holds by now, so that nobody's later work is
 * undone, and what sheets cannot show stays as it is.
 */
export function mergeRecord<R extends Row>(versions: Versions<R>, columnOf: ColumnOf): Merge<R> {
  const { columns, unread } = versions
  const base = versions.base && withPresentNames(versions.base)
  const current = versions.current && withPresentNames(versions.current)
  const before = flatten(base ?? {})
  const file = completed(versions.file, before, columns)
  const data: Record<string, unknown> = { ...current }
  const changed: string[] = []
  const faults: CellFault<R>[] = []
  for (const field of new Set([...fieldsOf(before), ...fieldsOf(file)])) {
    if (unread?.has(field) || (base && isSame(field, before, file))) continue
    const read = readField(field, file, columnOf)
    faults.push(...read.faults)
    if (read.faults.some(({ severity }) => severity === 'error')) continue
    const stored = current?.[field]
    if (isEqual(canonical(field, read.value), canonical(field, stored))) continue
    if (base && !isEqual(canonical(field, stored), canonical(field, base[field]))) {
      const [key] = keysOf(field, file.main.cells)
      const message = texts.changedSince
      faults.push({ row: file.main, key: key ?? field, severity: 'error', message })
      continue
    }
    changed.push(field)
    if (isBlank(read.value)) delete data[field]
    else data[field] = read.value
  }
  return { data: withStoredNames(data, versions.current), changed, faults }
}

/** The rows with what the document says in columns that the sheets do not have. */
function completed<R extends Row>(
  file: SheetRecord<R>,
  before: SheetRecord,
  columns: ReadonlySet<string>,
): SheetRecord<R> {
  const numberOf = ({ cells }: Row) => cells.get('partNumber')
  const fill = (row: R, from: Row | undefined): R => {
    const missing = [...(from?.cells ?? [])].filter(([key]) => !columns.has(key))
    return missing.length > 0 ? { ...row, cells: new Map([...missing, ...row.cells]) } : row
  }
  const absent = [...before.tables].filter(([field]) => !file.tables.has(field))
  return {
    main: fill(file.main, before.main),
    variants: file.variants
      .map((row) => {
        const at = before.variants.findIndex((one) => numberOf(one) === numberOf(row))
        return { at: at < 0 ? Infinity : at, row: fill(row, before.variants[at]) }
      })
      // Sheets are sorted: that says nothing of the order that a page shows.
      .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
      .map(({ row }) => row),
    // Rows of a sheet that is not in the file, which are read as they were written.
    tables: new Map([...file.tables, ...(absent as [string, R[]][])]),
  }
}

function fieldsOf({ main, variants, tables }: SheetRecord): string[] {
  const own = [...main.cells.keys()].map((key) => splitKey(key).field)
  return [...own, ...(variants.length > 0 ? ['variants'] : []), ...tables.keys()]
}

const keysOf = (field: string, cells: ReadonlyMap<string, Content>) =>
  [...cells.keys()].filter((key) => splitKey(key).field === field)

function isSame(field: string, before: SheetRecord, file: SheetRecord): boolean {
  const own = new Set([...keysOf(field, before.main.cells), ...keysOf(field, file.main.cells)])
  const isSameMain = [...own].every((key) =>
    isSameContent(before.main.cells.get(key), file.main.cells.get(key)),
  )
  if (!isSameMain) return false
  if (field === 'variants') return isSameRows(before.variants, file.variants)
  return !tableOf(field) || isSameRows(before.tables.get(field), file.tables.get(field))
}

/** The same rows in any order: a sheet may be sorted. */
function isSameRows(before: readonly Row[] = [], file: readonly Row[] = []): boolean {
  const said = (rows: readonly Row[]) => rows.map(signOf).sort().join('\n')
  return before.length === file.length && said(before) === said(file)
}

function signOf({ cells }: Row): string {
  const entries = [...cells].map(([key, content]): [string, Content] => [
    key,
    typeof content === 'string' ? content.trim() : content,
  ])
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function isSameContent(a: Content | undefined, b: Content | undefined): boolean {
  return a === b || (typeof a === 'string' && typeof b === 'string' && a.trim() === b.trim())
}

/** Of all forms that mean the same, one: no value, one value in a list, a list written as a text. */
export function canonical(field: string, value: unknown): unknown {
  if (isBlank(value)) return undefined
  const kind = lookup(contentFields, field)
  if (kind === 'list' || kind === 'films' || field === 'aka') return lines(value)
  if (kind === undefined && Array.isArray(value) && value.length === 1) return value[0]
  return typeof value === 'string' ? value.trim() : value
}

/** Not node's isDeepStrictEqual: a file of JSON says 0 for -0, and would differ for ever. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  // A Timestamp or the like is never what JSON holds.
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
