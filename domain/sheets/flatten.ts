import { isMap } from '#domain/json-map.ts'
import { withPresentNames } from '#domain/catalogue/former-names.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { contentFields } from '#domain/records/product-document.ts'
import { lines } from '#domain/catalogue/product.ts'
import { measureParts, splitKey } from './column.ts'
import { isStructured, mapFields, tableOf, variantMembers, type Member } from './record-fields.ts'
import type { Content, Row, SheetRecord } from './row.ts'

type Cells = Map<string, Content>
/** The columns of one field. */
type Flat = [key: string, content: Content][]

/** In a list over several columns: this value does not have that part. */
export const absentPart = '-'

/**
 * A document as rows of sheets. What no columns can carry, such as a list within a list, is one
 * cell of JSON, so that nothing is lost on the way there and back.
 */
export function flatten(data: Readonly<Record<string, unknown>>): SheetRecord {
  const cells: Cells = new Map()
  const tables = new Map<string, Row[]>()
  let variants: Row[] = []
  const put = (flat: Flat) => flat.forEach(([key, content]) => cells.set(key, content))
  for (const [field, value] of Object.entries(withPresentNames(data))) {
    if (isBlank(value)) continue
    const rows = rowsOf(field, value)
    if (rows && field === 'variants') variants = rows
    else if (rows) tables.set(field, rows)
    else put(flattenField(field, value))
  }
  return { main: { cells }, variants, tables }
}

/** True for what stands for no value: it makes no cell, and is no difference. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value)
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Rows of a further sheet, or of variants; undefined where a field has none or cannot have them. */
function rowsOf(field: string, value: unknown): Row[] | undefined {
  if (field === 'variants') return listOfRows(value, variantCells)
  const members = tableOf(field)?.members
  return members && listOfRows(value, (entry) => memberCells(entry, members, ''))
}

function listOfRows(value: unknown, cellsOf: (entry: object) => Flat | undefined) {
  if (!Array.isArray(value)) return undefined
  const rows = value.map((entry: unknown) => {
    const flat = isMap(entry) ? cellsOf(entry) : undefined
    return flat && flat.length > 0 ? { cells: new Map(flat) } : undefined
  })
  return rows.every((row) => row !== undefined) ? rows : undefined
}

function variantCells(entry: object): Flat | undefined {
  const own = ['partNumber', ...variantMembers.map(({ key }) => key)]
  const flat = Object.entries(entry).map(([key, value]): Flat | undefined =>
    own.includes(key)
      ? isScalar(value)
        ? [[key, value]]
        : undefined
      : splitKey(key).part || Object.hasOwn(contentFields, key)
        ? undefined
        : flattenAttribute(key, value),
  )
  return flat.every((one) => one !== undefined) ? flat.flat() : undefined
}

/** The members of a map as columns; undefined where it has others, or such as are no scalars. */
function memberCells(value: object, members: readonly Member[], before: string): Flat | undefined {
  const entries = Object.entries(value)
  const isFlat = entries.every(
    ([key, one]) => members.some((member) => member.key === key) && isScalar(one),
  )
  return isFlat ? entries.map(([key, one]) => [before + key, one as Content]) : undefined
}

function flattenField(field: string, value: unknown): Flat {
  const members = mapFields[field]
  if (members) {
    const flat = isMap(value) ? memberCells(value, members, `${field}.`) : undefined
    return flat && flat.length > 0 ? flat : asJson(field, value)
  }
  if (isStructured(field)) return asJson(field, value)
  if (field === 'aka' || (Object.hasOwn(contentFields, field) && !isPlaceField(field))) {
    return contentCell(field, value)
  }
  return flattenAttribute(field, value) ?? asJson(field, value)
}

function contentCell(field: string, value: unknown): Flat {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => isLine(item))
    return isPlain ? [[field, value.join('\n')]] : asJson(field, value)
  }
  if (!isScalar(value)) return asJson(field, value)
  return [[field, value]]
}

/** One value, or several on lines of their own; a measure over a column for each of its parts. */
function flattenAttribute(field: string, value: unknown): Flat | undefined {
  const values = [value].flat()
  const parts = new Map<string, (Content | undefined)[]>()
  for (const [at, one] of values.entries()) {
    const given = isMap(one) ? Object.entries(one) : [['', one] as const]
    for (const [part, content] of given) {
      const isKnown = part === '' || (measureParts as readonly string[]).includes(part)
      if (!isKnown || !isScalar(content)) return undefined
      if (typeof content === 'string' && (!isLine(content) || content === absentPart)) {
        return undefined
      }
      const column = parts.get(part) ?? Array.from({ length: values.length })
      column[at] = content
      parts.set(part, column)
    }
  }
  const isMixed =
    values.length > 1 &&
    values.some((one) => typeof one !== typeof values[0] || typeof one === 'boolean')
  if (parts.size === 0 || isMixed) return undefined
  return [...parts].map(([part, column]): Flat[number] => [
    part ? `${field}.${part}` : field,
    column.length === 1 ? column[0]! : column.map((one) => String(one ?? absentPart)).join('\n'),
  ])
}

function asJson(field: string, value: unknown): Flat {
  return [[field, JSON.stringify(value)]]
}

/** A text that is one line of a cell and comes back as it is. */
function isLine(value: unknown): value is string {
  return typeof value === 'string' && lines(value).length === 1 && lines(value)[0] === value
}

function isScalar(value: unknown): value is Content {
  return (
    (typeof value === 'string' && value !== '') ||
    typeof value === 'boolean' ||
    Number.isFinite(value)
  )
}
