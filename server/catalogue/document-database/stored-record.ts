import { isMap } from '#domain/json-map.ts'
import {
  encodeFields,
  encodeValue,
  type FirestoreValue,
} from '#domain/firestore/firestore-value.ts'
import type { FieldPath } from '#domain/firestore/field-path.ts'
import type { SourceDocument } from './folder-source.ts'

/** The documents of the collection at one moment, in the order of their ids. */
export type Collection = {
  records: readonly SourceDocument[]
  byId: ReadonlyMap<string, SourceDocument>
}

/** The one collection that there is. */
export const collectionId = 'products'

/** The full resource name of a document; `root` is `projects/…/documents`. */
export const nameOf = ({ id }: Pick<SourceDocument, 'id'>, root: string) =>
  `${root}/${collectionId}/${id}`

/** The fields of a document to answer with; undefined for all. */
export type Mask = readonly FieldPath[] | undefined

/** A document in the wire format, as JSON text; without `fields` when it has none. */
export function wireText(record: SourceDocument, root: string, mask?: Mask): string {
  const { createTime, updateTime } = record
  const data = mask ? masked(record.data, mask) : record.data
  const fields = encodeFields(data)
  const some = Object.keys(fields).length > 0
  return JSON.stringify({
    name: nameOf(record, root),
    ...(some && { fields }),
    createTime,
    updateTime,
  })
}

/** The typed value at a path; undefined when the document lacks it. */
export function fieldValue(
  record: SourceDocument,
  path: FieldPath,
  root: string,
): FirestoreValue | undefined {
  if (isDocumentName(path)) return { referenceValue: nameOf(record, root) }
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
