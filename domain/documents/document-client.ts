import { answerError, connectionError, DocumentDatabaseError } from './document-database-error.ts'
import { formatFieldPath } from './field-path.ts'
import { readDocument, type StoredDocument, type UnreadableDocument } from './stored-document.ts'

export type DocumentClient = ReturnType<typeof createDocumentClient>

type ReadOptions = { signal?: AbortSignal | undefined }
type MaskOptions = ReadOptions & {
  /** Names of the top-level fields to read; all when left out. */
  mask?: readonly string[] | undefined
}
type ListOptions = MaskOptions & {
  /** Takes documents whose fields are malformed; without it one of them fails the whole list. */
  onUnreadable?: ((document: UnreadableDocument) => void) | undefined
}

/** Firestore's own maximum for one page. */
const pageSize = 300
const mostPages = 10_000

/**
 * Reads a Firestore database, or anything that speaks its REST protocol, from server and
 * browser alike. `baseUrl` is the origin (empty: the page's own). Every failure but a
 * missing document is thrown as a DocumentDatabaseError.
 */
export function createDocumentClient(options: {
  fetch: typeof fetch
  baseUrl: string
  project: string
  apiKey?: string | undefined
}) {
  const { fetch, project, apiKey } = options
  const database = `projects/${project}/databases/(default)/documents`
  const root = `${options.baseUrl.replace(/(\/v1)?\/*$/, '')}/v1/${database}`

  return { list, get, getMany }

  /** Every document of a collection, page after page, in the order of their ids. */
  async function list(collection: string, given: ListOptions = {}): Promise<StoredDocument[]> {
    const documents: StoredDocument[] = []
    const seen = new Set<string>()
    const query = new URLSearchParams({ pageSize: String(pageSize) })
    for (const name of given.mask ?? []) query.append('mask.fieldPaths', formatFieldPath([name]))
    for (;;) {
      const url = address(`/${encodeURIComponent(collection)}`, query)
      const page = await read(url, { signal: given.signal })
      for (const json of listOf(url, page.documents)) add(documents, json, given)
      const token = page.nextPageToken
      if (typeof token !== 'string' || token === '') return documents
      if (seen.has(token) || seen.size >= mostPages) {
        throw new DocumentDatabaseError(
          `The list of ${collection} does not end: the document database repeats its pages`,
        )
      }
      seen.add(token)
      query.set('pageToken', token)
    }
  }

  /** One document; undefined when there is none with this id. */
  async function get(
    collection: string,
    id: string,
    { signal }: ReadOptions = {},
  ): Promise<StoredDocument | undefined> {
    const url = address(`/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`)
    try {
      return parsed(await read(url, { signal }))
    } catch (error) {
      if (error instanceof DocumentDatabaseError && isMissingDocument(error)) return undefined
      throw error
    }
  }

  /** The documents that exist, in the order of `ids`. */
  async function getMany(
    collection: string,
    ids: readonly string[],
    { signal, mask }: MaskOptions = {},
  ): Promise<StoredDocument[]> {
    const found = new Map<string, StoredDocument>()
    for (let start = 0; start < ids.length; start += pageSize) {
      const url = address(':batchGet')
      const names = ids
        .slice(start, start + pageSize)
        .map((id) => `${database}/${collection}/${id}`)
      const body = JSON.stringify({
        documents: names,
        ...(mask && { mask: { fieldPaths: mask.map((name) => formatFieldPath([name])) } }),
      })
      const answer: unknown = await read(url, { signal, method: 'POST', body })
      for (const item of listOf(url, answer)) {
        const json = (item as { found?: unknown } | null)?.found
        if (json === undefined) continue
        const document = parsed(json)
        found.set(document.id, document)
      }
    }
    return ids.map((id) => found.get(id)).filter((document) => document !== undefined)
  }

  function address(path: string, query = new URLSearchParams()): string {
    const all = new URLSearchParams(query)
    if (apiKey !== undefined) all.set('key', apiKey)
    return `${root}${path}${all.size > 0 ? `?${all}` : ''}`
  }

  async function read(
    url: string,
    init: { signal?: AbortSignal | undefined; method?: string; body?: string },
  ): Promise<Record<string, unknown>> {
    let response: Response
    let text: string
    try {
      // no content type for a POST: text/plain needs no preflight, and Firestore takes it
      response = await fetch(url, { ...init, signal: init.signal ?? null })
      text = await response.text()
    } catch (error) {
      throw connectionError(url, error)
    }
    if (!response.ok) throw answerError(url, response.status, text)
    try {
      const json: unknown = JSON.parse(text)
      if (typeof json === 'object' && json !== null) return json as Record<string, unknown>
    } catch {
      // falls through to the error that quotes the answer
    }
    throw answerError(url, response.status, text)
  }
}

/** A wrong address is 404 as well, and a database that was never made even NOT_FOUND. */
function isMissingDocument({ httpStatus, status, message }: DocumentDatabaseError): boolean {
  const missing = httpStatus === 404 && status === 'NOT_FOUND'
  return missing && !/database .* does not exist/i.test(message)
}

function add(documents: StoredDocument[], json: unknown, { onUnreadable }: ListOptions): void {
  try {
    documents.push(readDocument(json))
  } catch (error) {
    if (!onUnreadable) throw unreadable(error)
    const { name = '' } = (json ?? {}) as { name?: unknown }
    onUnreadable({ id: String(name).replace(/^.*\//, ''), message: (error as Error).message })
  }
}

function parsed(json: unknown): StoredDocument {
  try {
    return readDocument(json)
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(cause: unknown): DocumentDatabaseError {
  const { message } = cause as Error
  return new DocumentDatabaseError(`The document database's answer is malformed: ${message}`, {
    cause,
  })
}

function listOf(url: string, value: unknown = []): unknown[] {
  if (Array.isArray(value)) return value
  throw answerError(url, 200, JSON.stringify(value))
}
