import { isMap, parseJson } from '#domain/json-map.ts'
import { answerError, connectionError, DocumentDatabaseError } from './document-database-error.ts'
import { formatFieldPath } from './field-path.ts'
import { readDocument, type StoredDocument, type UnreadableDocument } from './stored-document.ts'

type ListOptions = {
  signal?: AbortSignal | undefined
  /** Names of the top-level fields to read; all when left out. */
  mask?: readonly string[] | undefined
  /** Is told of the documents that are left out, for they could not be read. */
  onUnreadable?: ((document: UnreadableDocument) => void) | undefined
}

/** Firestore's own maximum for one page. */
const pageSize = 300
/** Of the fields' names in an address, which proxies bound: whoever has longer ones reads all fields. */
const maxMaskLength = 6000

/**
 * Reads a Firestore database, or anything that speaks its REST protocol, from server and
 * browser alike. `baseUrl` is the origin (empty: the page's own). Every failure is thrown as a
 * DocumentDatabaseError.
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

  return { list }

  /**
   * Every document of a collection, page after page, in the order of their ids. One that cannot
   * be read is left out; when none of them can, and nobody is told, the list fails.
   */
  async function list(collection: string, given: ListOptions = {}): Promise<StoredDocument[]> {
    const documents: StoredDocument[] = []
    const unreadable: UnreadableDocument[] = []
    const seen = new Set<string>()
    const size = { pageSize: String(pageSize) }
    const masked = new URLSearchParams(size)
    for (const name of given.mask ?? []) masked.append('mask.fieldPaths', formatFieldPath([name]))
    const query = String(masked).length > maxMaskLength ? new URLSearchParams(size) : masked
    for (;;) {
      const url = address(`/${encodeURIComponent(collection)}`, query)
      const page = await read(url, given.signal)
      for (const json of listOf(url, page.documents)) add(documents, unreadable, json)
      const token = page.nextPageToken
      if (typeof token !== 'string' || token === '') break
      if (seen.has(token)) {
        throw new DocumentDatabaseError(
          `The list of ${collection} does not end: the document database repeats its pages`,
        )
      }
      seen.add(token)
      query.set('pageToken', token)
    }
    const { onUnreadable } = given
    const [first] = unreadable
    if (first && documents.length === 0 && !onUnreadable) {
      throw new DocumentDatabaseError(
        `The document database's answer is malformed: ${first.message}`,
      )
    }
    if (onUnreadable) for (const one of unreadable) onUnreadable(one)
    return documents
  }

  function address(path: string, query: URLSearchParams): string {
    const all = new URLSearchParams(query)
    if (apiKey !== undefined) all.set('key', apiKey)
    return `${root}${path}${all.size > 0 ? `?${all}` : ''}`
  }

  async function read(
    url: string,
    signal: AbortSignal | null = null,
  ): Promise<Record<string, unknown>> {
    let response: Response
    let text: string
    try {
      response = await fetch(url, { signal })
      text = await response.text()
    } catch (error) {
      throw connectionError(url, error)
    }
    if (!response.ok) throw answerError(url, response.status, text)
    const json = parseJson(text)
    if (isMap(json)) return json
    throw answerError(url, response.status, text)
  }
}

function add(documents: StoredDocument[], unreadable: UnreadableDocument[], json: unknown): void {
  try {
    documents.push(readDocument(json))
  } catch (error) {
    const { name = '' } = (json ?? {}) as { name?: unknown }
    unreadable.push({ id: String(name).replace(/^.*\//, ''), message: (error as Error).message })
  }
}

function listOf(url: string, value: unknown = []): unknown[] {
  if (Array.isArray(value)) return value
  throw answerError(url, 200, JSON.stringify(value))
}
