import { quote } from '#domain/catalogue/check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import { measureParts, splitKey, type Column } from './column.ts'
import { absentPart } from './flatten.ts'
import { readContent, type ColumnOf } from './read-content.ts'
import { isStructured, mapFields, tableOf, type Member } from './record-fields.ts'
import type { CellFault, Content, Row, SheetRecord } from './row.ts'

/** The value of a field as its cells say it; undefined where they are blank. */
export type ReadField<R extends Row> = { value: unknown; faults: CellFault<R>[] }

/** Reads the cells of one field of a record; a value with an error among its faults is not to be used. */
export function readField<R extends Row>(
  field: string,
  record: SheetRecord<R>,
  columnOf: ColumnOf,
): ReadField<R> {
  const faults: CellFault<R>[] = []
  const json = readJson(field, record.main.cells.get(field))
  if (json !== undefined) return { value: json, faults }
  const read = (row: R, column: Column) => readContent(row, column, faults)
  if (field === 'variants') {
    const variants = record.variants.map((row) => readVariant(row, columnOf, faults))
    return { value: variants.length > 0 ? variants : undefined, faults }
  }
  const table = tableOf(field)
  if (table) {
    const rows = record.tables.get(field) ?? []
    const entries = rows.map((row) =>
      mapOf(table.members, (member) => read(row, asColumn(member))[0]),
    )
    return { value: entries.length > 0 ? entries : undefined, faults }
  }
  const members = mapFields[field]
  if (members) {
    const map = mapOf(members, ({ key }) => read(record.main, columnOf(`${field}.${key}`))[0])
    return { value: Object.keys(map).length > 0 ? map : undefined, faults }
  }
  const column = columnOf(field)
  if (column.isAttribute)
    return { value: readAttribute(field, record.main, columnOf, faults), faults }
  const values = read(record.main, column)
  return { value: column.isList && values.length > 0 ? values : values[0], faults }
}

/** What a cell of JSON holds; undefined for any other. */
function readJson(field: string, content: Content | undefined): unknown {
  if (typeof content !== 'string') return undefined
  if (!isStructured(field) && !/^[[{]/.test(content)) return undefined
  try {
    return JSON.parse(content) as unknown
  } catch {
    return undefined
  }
}

/** A member of a map or of an entry as if it were a column of a product. */
export function asColumn(member: Member): Column {
  const whole = { part: '', unit: '', isList: false, isAttribute: false, explain: '' }
  return { ...whole, field: member.key, ...member }
}

function mapOf(members: readonly Member[], contentOf: (member: Member) => Content | undefined) {
  const entries = members.flatMap((member) => {
    const content = contentOf(member)
    return content === undefined ? [] : [[member.key, content] as const]
  })
  return Object.fromEntries(entries)
}

function readVariant<R extends Row>(row: R, columnOf: ColumnOf, faults: CellFault<R>[]) {
  const own: Record<string, unknown> = {}
  for (const key of row.cells.keys()) {
    const column = columnOf(key)
    if (!column.isAttribute) {
      const [content] = readContent(row, column, faults)
      if (content !== undefined) own[key] = content
    } else if (!Object.hasOwn(own, column.field)) {
      const value = readAttribute(column.field, row, columnOf, faults)
      if (value !== undefined) own[column.field] = value
    }
  }
  return own
}

/** A value, a measure, or a list of these, of the columns of an attribute. */
function readAttribute<R extends Row>(
  field: string,
  row: R,
  columnOf: ColumnOf,
  faults: CellFault<R>[],
): unknown {
  const columns = [field, ...measureParts.map((part) => `${field}.${part}`)]
    .filter((key) => row.cells.has(key))
    .map((key) => ({
      part: splitKey(key).part,
      key,
      values: readContent(row, columnOf(key), faults),
    }))
  const count = Math.max(0, ...columns.map(({ values }) => values.length))
  const refuse = (key: string, message: string) =>
    faults.push({ row, key, severity: 'error', message })
  const uneven = columns.find(({ values }) => values.length > 0 && values.length !== count)
  if (uneven) {
    const facts = { count: uneven.values.length, all: count, absent: absentPart }
    refuse(uneven.key, fillIn(texts.lineCount, facts))
    return undefined
  }
  const values = Array.from({ length: count }, (_, at) => {
    const given = columns.filter(({ values: lines }) => (lines[at] ?? absentPart) !== absentPart)
    const [plain] = given.filter(({ part }) => part === '')
    if (plain && given.length > 1) {
      refuse(plain.key, fillIn(texts.besideLimits, { value: quote(plain.values[at]) }))
    }
    if (plain) return plain.values[at]
    const isNumeric = given.some(({ part }) => part !== 'basis' && part !== 'at')
    const [words] = given
    if (!isNumeric && words) refuse(words.key, texts.wordsAlone)
    return Object.fromEntries(given.map(({ part, values: lines }) => [part, lines[at]]))
  })
  return values.length > 1 ? values : values[0]
}
