import { createHash } from 'node:crypto'
import { formatFieldPath, type FieldPath } from '#domain/firestore/field-path.ts'
import { invalidArgument } from './firestore-error.ts'
import { readFieldPath } from './request-message.ts'
import { wireText, type Collection } from './stored-record.ts'
import { compareStrings } from './value-order.ts'

/** Observed, not documented: https://github.com/googleapis/nodejs-firestore/pull/838 */
const defaultPageSize = 20
const maxPageSize = 300
const maxMaskFields = 1000

export type ListRequest = {
  mask: FieldPath[] | undefined
  pageSize: number
  /** The id of the last document before the page; empty for the first page. */
  after: string
  /** Digest of what must stay the same from page to page. */
  digest: string
}

/** Reads the query parameters of `documents.list`. */
export function readListRequest(query: URLSearchParams): ListRequest {
  const mask = readMask(query)
  const size = Number(query.get('pageSize') ?? query.get('page_size') ?? 0)
  if (!Number.isInteger(size)) throw invalidArgument("Invalid value at 'page_size'")
  if (size < 0) throw invalidArgument('page_size is negative')
  const hash = createHash('sha256').update(maskKey(mask))
  const digest = hash.digest('base64url').slice(0, 12)
  const token = query.get('pageToken') ?? query.get('page_token') ?? ''
  return {
    mask,
    pageSize: Math.min(size || defaultPageSize, maxPageSize),
    after: token === '' ? '' : readToken(token, digest),
    digest,
  }
}

/** The page as JSON text; `{}` for an empty one. Documents come in the order of their ids. */
export function listText({ records }: Collection, root: string, request: ListRequest): string {
  const { mask, pageSize, after, digest } = request
  const from = records.findIndex(({ id }) => compareStrings(id, after) > 0)
  const page = from < 0 ? [] : records.slice(from, from + pageSize)
  const last = page.at(-1)
  if (!last) return '{}\n'
  const token =
    from + pageSize < records.length ? `,"nextPageToken":"${writeToken(last.id, digest)}"` : ''
  return `{"documents":[${page.map((record) => wireText(record, root, mask)).join(',\n')}]${token}}\n`
}

/** The fields named by `mask.fieldPaths`; undefined when there are none. */
export function readMask(query: URLSearchParams): FieldPath[] | undefined {
  const refused = ['orderBy', 'transaction', 'readTime'].find((name) => query.has(name))
  if (refused) {
    throw invalidArgument(`${refused} is not supported by the embedded document database.`)
  }
  const paths = [...query.getAll('mask.fieldPaths'), ...query.getAll('mask.field_paths')]
  if (paths.length > maxMaskFields) {
    throw invalidArgument(`'mask.field_paths' may name ${maxMaskFields} fields at most.`)
  }
  return paths.length > 0 ? paths.map(readFieldPath) : undefined
}

export function maskKey(mask: readonly FieldPath[] | undefined): string {
  return mask ? mask.map(formatFieldPath).toSorted().join(',') : '*'
}

const writeToken = (id: string, digest: string) =>
  Buffer.from(`${digest} ${id}`).toString('base64url')

function readToken(token: string, digest: string): string {
  const [of, ...id] = Buffer.from(token, 'base64url').toString('utf8').split(' ')
  if (of === digest) return id.join(' ')
  throw invalidArgument('Invalid page token, or one that belongs to a list with other parameters.')
}
