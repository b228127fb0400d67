import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import { busyHeaders } from '#server/http/busy-answer.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import { readBody } from '#server/http/read-body.ts'
import { batchItems, queryItems, streamList } from './answer-stream.ts'
import { FirestoreError, invalidArgument } from './firestore-error.ts'
import { listText, maskKey, readListRequest, readMask } from './answer-list.ts'
import { collectionId, nameOf, wireText, type Collection } from './stored-record.ts'

/** A finished body and its entity tag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string }

type HandlerDependencies = {
  /** `cached` makes an answer unless it was made before. */
  collection: Collection & { cached: (key: string, make: () => string) => Answer }
  /** A page of whole documents takes 15 ms, and a query up to 100: so many at a time. */
  queries: BoundedQueue
  now: Date
}

/** Runs a task in its turn. Throws Firestore's UNAVAILABLE where there is no room. */
type InTurn = <T>(task: () => Promise<T>) => Promise<T>

const projectId = /^[a-z][a-z0-9-]{0,62}$/
const unsupported = new Set(['executePipeline', 'listen', 'runAggregationQuery'])
const streaming = new Set(['batchGet', 'runQuery', 'runAggregationQuery'])

/**
 * Answers one request in Firestore's REST v1 protocol. Never throws for what a client sent.
 * `client` is the address that asks: one alone has half of the places.
 */
export async function handleRequest(
  request: Request,
  client: string,
  deps: HandlerDependencies,
): Promise<Response> {
  const url = new URL(request.url)
  const inTurn: InTurn = (task) => {
    const running = deps.queries.run(task, client)
    // Firestore's clients try again by themselves.
    if (!running) throw new FirestoreError('UNAVAILABLE', 'The service is currently unavailable.')
    return running
  }
  try {
    const path = parseResourcePath(url.pathname, request.method)
    checkDatabase(path)
    if (request.method === 'GET' || request.method === 'HEAD') {
      return await inTurn(async () => answerGet(request, path, url.searchParams, deps))
    }
    return await answerOther(request, path, deps, inTurn)
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error
    return answerError(request, url, error)
  }
}

function checkDatabase({ project, database }: ResourcePath): void {
  if (!projectId.test(project)) {
    // Google never says that a project does not exist.
    const message = `Permission denied on resource project ${project}.`
    throw new FirestoreError('PERMISSION_DENIED', message)
  }
  if (database === '(default)') return
  const message = `The database ${database} does not exist for project ${project}.`
  throw new FirestoreError('NOT_FOUND', message)
}

function answerGet(
  request: Request,
  { root, segments }: ResourcePath,
  query: URLSearchParams,
  { collection }: HandlerDependencies,
): Response {
  if (segments.length === 0) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  const name = `${root}/${segments.join('/')}`
  const { body, etag } =
    segments.length % 2 === 1
      ? list(name, root, query, collection)
      : get(name, root, query, collection)
  const tagged = { ...headers, etag }
  if (matchesEntityTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: tagged })
  return new Response(request.method === 'HEAD' ? null : body, { headers: tagged })
}

type Get = (
  name: string,
  root: string,
  query: URLSearchParams,
  collection: HandlerDependencies['collection'],
) => Answer

const list: Get = (name, root, query, collection) => {
  const asked = readListRequest(query)
  const isKnown = name === `${root}/${collectionId}`
  const key = JSON.stringify([name, asked.digest, asked.pageSize, asked.after])
  return collection.cached(key, () => listText(isKnown ? collection : none, root, asked))
}

const get: Get = (name, root, query, { byId, cached }) => {
  const mask = readMask(query)
  const record = byId.get(name.slice(name.lastIndexOf('/') + 1))
  if (!record || nameOf(record, root) !== name) {
    throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
  }
  return cached(`${name} ${maskKey(mask)}`, () => `${wireText(record, root, mask)}\n`)
}

const none: Collection = { records: [], byId: new Map() }

async function answerOther(
  request: Request,
  { root, segments, method }: ResourcePath,
  { collection, now }: HandlerDependencies,
  inTurn: InTurn,
): Promise<Response> {
  const known = ['POST', 'PATCH', 'DELETE'].includes(request.method)
  if (!known) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  if (method !== undefined && unsupported.has(method)) {
    throw invalidArgument(`The embedded document database does not do ${method}.`)
  }
  const given = { root, readTime: now.toISOString() }
  if (method === 'runQuery') {
    const inside = (id: string) =>
      segments.length === 0 && id === collectionId ? collection : none
    // Whoever sends a body slowly keeps no place meanwhile.
    const body = await readJson(request)
    const items = await inTurn(() => queryItems(body, inside, given))
    return new Response(streamList(items), { headers })
  }
  if (method === 'batchGet') {
    const items = batchItems(await readJson(request), collection, given)
    return new Response(streamList(items), { headers })
  }
  // As Firestore's security rules answer a client that may only read.
  throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
}

/** Methods that answer with a list of items answer with a list of one error. */
function answerError(request: Request, url: URL, error: FirestoreError): Response {
  const method = /:(\w+)$/.exec(url.pathname)?.[1] ?? ''
  const inList = request.method === 'POST' && streaming.has(method)
  const body = JSON.stringify(inList ? [error.body()] : error.body(), null, 2)
  return new Response(request.method === 'HEAD' ? null : `${body}\n`, {
    status: error.httpStatus,
    headers: { ...headers, ...(error.httpStatus === 503 && busyHeaders) },
  })
}

/** Ours: 600 names of documents, or a query of 100 filters. */
const maxBodyBytes = 64 * 1024

/** A request's JSON body, `{}` when empty; Firestore's error when too large or no JSON. */
async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, maxBodyBytes)
  // Google's words and status, 400, for a body beyond its own limit.
  if (body === 'too large')
    throw invalidArgument(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
  if (body === 'broken') throw invalidArgument('The request payload broke off.')
  if (body.text.trim() === '') return {}
  try {
    return JSON.parse(body.text) as unknown
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${(error as Error).message}`)
  }
}

/** What a request's path names: `segments` are those behind `documents`, decoded. */
type ResourcePath = {
  project: string
  database: string
  /** `projects/…/documents` */
  root: string
  segments: string[]
  /** The custom method of a POST, without its colon: `runQuery`. */
  method: string | undefined
}

/** Reads `/v1/projects/{p}/databases/{d}/documents/{…}:{method}`. */
function parseResourcePath(pathname: string, httpMethod: string): ResourcePath {
  const parts = pathname.split('/').slice(1)
  // only the last segment may carry a method, and only a POST does
  const last = parts.at(-1) ?? ''
  const colon = httpMethod === 'POST' ? last.lastIndexOf(':') : -1
  const method = colon === -1 ? undefined : last.slice(colon + 1)
  if (colon !== -1) parts[parts.length - 1] = last.slice(0, colon)
  const [version, projects, encodedProject = '', databases, encodedDatabase = '', documents] = parts
  const rest = parts.slice(6)
  const fixed = [version, projects, databases, documents].join('/')
  if (fixed !== 'v1/projects/databases/documents') {
    throw new FirestoreError('NOT_FOUND', 'Method not found.')
  }
  const [project, database] = [decode(encodedProject), decode(encodedDatabase)]
  return {
    project,
    database,
    root: `projects/${project}/databases/${database}/documents`,
    segments: rest.map(segment),
    method,
  }
}

function segment(text: string): string {
  const decoded = decode(text)
  if (decoded === '') throw invalidArgument('Document path has an empty segment.')
  if (/^__.*__$/s.test(decoded)) {
    throw invalidArgument(
      `Resource id "${decoded.slice(0, 100)}" is invalid because it is reserved.`,
    )
  }
  return decoded
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidArgument(`Invalid percent-encoding in the path: "${text.slice(0, 100)}".`)
  }
}

const headers = { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=UTF-8' }
