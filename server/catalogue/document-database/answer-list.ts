import { createHash } from 'node:crypto'
import { formatFieldPath, type FieldPath } from '#domain/firestore/field-path.ts'
import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { checkSize, completeOrder } from './query-rules.ts'
import { invalidArgument } from './firestore-error.ts'
import { orderKeys, selectRecords } from './run-query.ts'
import { checkFieldCount, readFieldPath, readInteger, readValue } from './request-message.ts'
import { snakeCase } from './request-message.ts'
import type { Order } from './query.ts'
import { wireText, type Collection } from './stored-record.ts'

/** Observed, not documented: https://github.com/googleapis/nodejs-firestore/pull/838 */
const defaultPageSize = 20
const maxPageSize = 300

export type ListRequest = {
  mask: FieldPath[] | undefined
  pageSize: number
  order: Order[]
  /** Where the page begins: the order keys of the last document before it. */
  after: FirestoreValue[] | undefined
  /** Digest of what must stay the same from page to page. */
  digest: string
}

/** Reads the query parameters of `documents.list`. */
export function readListRequest(name: string, query: URLSearchParams): ListRequest {
  const mask = readMask(query)
  const given = (parameter: string) => query.get(parameter) ?? query.get(snakeCase(parameter))
  const order = completeOrder(readOrderBy(given('orderBy') ?? ''), [])
  const pageSize = readInteger(given('pageSize') ?? undefined, 'page_size') ?? 0
  if (pageSize < 0) throw invalidArgument('page_size is negative')
  const parameters = [name, maskKey(mask), ...order.map(orderKey)]
  const digest = createHash('sha256').update(parameters.join('\n')).digest('base64url').slice(0, 12)
  const token = given('pageToken') ?? ''
  return {
    mask,
    pageSize: Math.min(pageSize || defaultPageSize, maxPageSize),
    order,
    after: token === '' ? undefined : readToken(token, digest, order.length),
    digest,
  }
}

/** The page as JSON text; `{}` for an empty one. */
export function listText({ records }: Collection, request: ListRequest): string {
  const { mask, pageSize, order, after, digest } = request
  const startAt = after && { values: after, before: false }
  // One beyond the page tells whether there are more.
  const limit = pageSize + 1
  const paging = { order, startAt, endAt: undefined, offset: 0, limit }
  const { records: found } = selectRecords(records, paging)
  const documents = found.slice(0, pageSize)
  if (documents.length === 0) return '{}\n'
  const last = documents.at(-1)
  const keys = last && found.length > pageSize ? orderKeys(last, order) : undefined
  const token = keys ? `,"nextPageToken":${JSON.stringify(writeToken(keys, digest))}` : ''
  const texts = documents.map((record) => wireText(record, mask))
  return `{"documents":[${texts.join(',\n')}]${token}}\n`
}

/** The fields named by `mask.fieldPaths`; undefined when there are none. */
export function readMask(query: URLSearchParams): FieldPath[] | undefined {
  const paths = [...query.getAll('mask.fieldPaths'), ...query.getAll('mask.field_paths')]
  checkFieldCount(paths, 'mask.field_paths')
  return paths.length > 0 ? paths.map(readFieldPath) : undefined
}

export function maskKey(mask: readonly FieldPath[] | undefined): string {
  return mask ? mask.map(formatFieldPath).toSorted().join(',') : '*'
}

/** `priority desc, __name__ desc`; commas inside back-quotes are part of a name. */
function readOrderBy(text: string): Order[] {
  if (text.trim() === '') return []
  const items = text.match(/(?:`(?:\\.|[^`\\])*`|[^,`])+/g) ?? []
  if (items.join(',') !== text) throw invalidArgument(`Invalid order: "${text.slice(0, 200)}"`)
  return items.map((item) => {
    const written = item.trim()
    const direction = /\s(?:asc|desc)$/i.exec(written)
    const path = written.slice(0, direction?.index).trimEnd()
    return { path: readFieldPath(path), descending: /desc$/i.test(direction?.[0] ?? '') }
  })
}

function orderKey({ path, descending }: Order): string {
  return `${formatFieldPath(path)} ${descending}`
}

function writeToken(keys: FirestoreValue[], digest: string): string {
  return Buffer.from(JSON.stringify([digest, keys])).toString('base64url')
}

function readToken(token: string, digest: string, length: number): FirestoreValue[] {
  try {
    const [for_, keys] = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as unknown[]
    if (for_ === digest && Array.isArray(keys) && keys.length === length) {
      const values = keys.map((key) => readValue(key, 'page_token'))
      for (const value of values) checkSize(value, 'page_token')
      return values
    }
  } catch {
    // no token of ours: answered below like one that belongs to another list
  }
  throw invalidArgument('Invalid page token, or one that belongs to a list with other parameters.')
}
