import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import { busyHeaders } from '#server/http/busy-answer.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import { readBody } from '#server/http/read-body.ts'
import { batchItems, queryItems, streamList } from './answer-stream.ts'
import { FirestoreError, invalidArgument } from './firestore-error.ts'
import { listText, maskKey, readListRequest, readMask } from './answer-list.ts'
import { wireText, type Collection } from './stored-record.ts'

/** A finished body and its entity tag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string }

type Database = {
  /** The collection at a path of segments; an empty one where there is none. */
  collectionAt: (segments: readonly string[]) => Collection
  cached: (key: string, make: () => string) => Answer
}

type HandlerDependencies = {
  databaseOf: (project: string) => Database
  /** A page of whole documents takes 15 ms, and a query up to 100: so many at a time. */
  queries: BoundedQueue
  now: () => Date
}

/** Runs a task in its turn. Throws Firestore's UNAVAILABLE where there is no room. */
type InTurn = <T>(task: () => Promise<T>) => Promise<T>

const projectId = /^[a-z][a-z0-9-]{0,62}$/
/** What a database open for reading only refuses, and what only its owner may do. */
const denied = new Set([
  'batchWrite',
  'beginTransaction',
  'commit',
  'listCollectionIds',
  'partitionQuery',
  'rollback',
  'write',
])
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
    const database = deps.databaseOf(path.project)
    if (request.method === 'GET' || request.method === 'HEAD') {
      return await inTurn(async () => answerGet(request, path, url.searchParams, database))
    }
    return await answerOther(request, path, { database, now: deps.now(), inTurn })
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
  { project, segments }: ResourcePath,
  query: URLSearchParams,
  database: Database,
): Response {
  if (segments.length === 0) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  const isList = segments.length % 2 === 1
  const name = `${rootOf(project)}/${segments.join('/')}`
  const read = isList ? list : get
  const answer = read(name, segments, query, database)
  const tagged = { ...headers, etag: answer.etag }
  if (matchesEntityTag(request.headers.get('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers: tagged })
  return new Response(request.method === 'HEAD' ? null : answer.body, { headers: tagged })
}

function list(
  name: string,
  segments: string[],
  query: URLSearchParams,
  { collectionAt, cached }: Database,
): Answer {
  const asked = readListRequest(name, query)
  const key = JSON.stringify([asked.digest, asked.pageSize, asked.after])
  return cached(key, () => listText(collectionAt(segments), asked))
}

function get(
  name: string,
  segments: string[],
  query: URLSearchParams,
  { collectionAt, cached }: Database,
): Answer {
  const mask = readMask(query)
  const collection = collectionAt(segments.slice(0, -1))
  const record = collection.byId.get(segments.at(-1) ?? '')
  if (!record) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
  return cached(`${name} ${maskKey(mask)}`, () => `${wireText(record, mask)}\n`)
}

async function answerOther(
  request: Request,
  { project, segments, method }: ResourcePath,
  { database: { collectionAt }, now, inTurn }: { database: Database; now: Date; inTurn: InTurn },
): Promise<Response> {
  const known = ['POST', 'PATCH', 'DELETE'].includes(request.method)
  if (!known) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  if (method === undefined || denied.has(method)) {
    // As Firestore's security rules answer a client that may only read.
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
  }
  if (unsupported.has(method)) {
    throw invalidArgument(`The embedded document database does not do ${method}.`)
  }
  const readTime = now.toISOString()
  if (method === 'runQuery') {
    const inside = (id: string) => collectionAt([...segments, id])
    // Whoever sends a body slowly keeps no place meanwhile.
    const body = await readJson(request)
    const items = await inTurn(() => queryItems(body, inside, readTime))
    return new Response(streamList(items), { headers })
  }
  if (method === 'batchGet' && segments.length === 0) {
    const inside = (id: string) => collectionAt([id])
    const items = batchItems(await readJson(request), rootOf(project), inside, readTime)
    return new Response(streamList(items), { headers })
  }
  throw new FirestoreError('NOT_FOUND', 'Method not found.')
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

function rootOf(project: string): string {
  return `projects/${project}/databases/(default)/documents`
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
  const [version, projects, project = '', databases, database = '', documents, ...rest] = parts
  const fixed = [version, projects, databases, documents].join('/')
  if (fixed !== 'v1/projects/databases/documents') {
    throw new FirestoreError('NOT_FOUND', 'Method not found.')
  }
  return {
    project: decode(project),
    database: decode(database),
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
