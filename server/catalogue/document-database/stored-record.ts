import { isMap } from '#domain/json-map.ts'
import {
  encodeFields,
  encodeValue,
  type FirestoreValue,
} from '#domain/firestore/firestore-value.ts'
import type { FieldPath } from '#domain/firestore/field-path.ts'

/** A document as the database holds it. Times are RFC 3339 text in UTC. */
export type StoredRecord = {
  readonly id: string
  /** The full resource name, `projects/…/documents/{collection}/{id}`. */
  readonly name: string
  readonly data: Record<string, unknown>
  readonly createTime: string
  readonly updateTime: string
}

/** The documents of one collection in the order of their ids, at one moment. */
export type Collection = {
  records: readonly StoredRecord[]
  byId: ReadonlyMap<string, StoredRecord>
}

/** `records` are in the order of their ids. */
export const createCollection = (records: readonly StoredRecord[]): Collection => ({
  records,
  byId: new Map(records.map((record) => [record.id, record])),
})

/** The fields of `data` to answer with; undefined for all. */
export type Mask = readonly FieldPath[] | undefined

/** A document in the wire format, as JSON text; without `fields` when it has none. */
export function wireText(record: StoredRecord, mask?: Mask): string {
  const { name, createTime, updateTime } = record
  const data = mask ? masked(record.data, mask) : record.data
  const fields = encodeFields(data)
  const some = Object.keys(fields).length > 0
  return JSON.stringify({ name, ...(some && { fields }), createTime, updateTime })
}

/** The typed value at a path; undefined when the document lacks it. */
export function fieldValue(record: StoredRecord, path: FieldPath): FirestoreValue | undefined {
  if (isDocumentName(path)) return { referenceValue: record.name }
  let value: unknown = record.data
  for (const name of path) {
    if (!isMap(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value === undefined ? undefined : encodeValue(value)
}

/** True for the pseudo-field by which queries speak of a document's own name. */
export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

function masked(data: Record<string, unknown>, mask: readonly FieldPath[]): object {
  const result: Record<string, unknown> = {}
  for (const path of mask) copyField(data, result, path)
  return result
}

function copyField(from: unknown, to: Record<string, unknown>, path: FieldPath): void {
  const [name = '', ...rest] = path
  if (!isMap(from) || !Object.hasOwn(from, name)) return
  const value = from[name]
  if (rest.length === 0) {
    to[name] = value
  } else if (isMap(value)) {
    const made = Object.hasOwn(to, name) ? to[name] : undefined
    // a mask that names the whole map beside a part of it keeps the whole
    if (made === value) return
    const part = isMap(made) ? made : {}
    copyField(value, part, rest)
    if (Object.keys(part).length > 0) to[name] = part
  }
}
