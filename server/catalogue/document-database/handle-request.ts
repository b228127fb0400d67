import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import { busyHeaders } from '#server/http/busy-answer.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import { batchItems, queryItems, streamList } from './answer-stream.ts'
import { checkParameters } from './check-parameters.ts'
import { documentNotFound, FirestoreError, invalidArgument, tooBusy } from './firestore-error.ts'
import { permissionDenied, unknownDatabase, unknownProject } from './firestore-error.ts'
import { preflightResponse, responseHeaders } from './response-headers.ts'
import { listText, maskKey, readListRequest, readMask } from './answer-list.ts'
import { parseResourcePath, type ResourcePath } from './resource-path.ts'
import { readJson } from './read-json.ts'
import type { Answer } from './answer-cache.ts'
import type { Collection } from './collection.ts'

export type HandlerDependencies = {
  project: string
  /** The collection at a path of segments; an empty one where there is none. */
  collectionAt: (segments: readonly string[]) => Collection
  cached: (key: string, make: () => string) => Answer
  /** What is posted holds a body of a megabyte while it is read: so many at a time. */
  queries: BoundedQueue
  now: () => Date
}

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

/** Answers one request in Firestore's REST v1 protocol. Never throws for what a client sent. */
export async function handleRequest(
  request: Request,
  deps: HandlerDependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse(request)
  const url = new URL(request.url)
  try {
    const path = parseResourcePath(url.pathname, request.method)
    checkDatabase(path, deps.project)
    if (request.method === 'GET' || request.method === 'HEAD') {
      return answerGet(request, path, url.searchParams, deps)
    }
    const answer = deps.queries.run(() => answerOther(request, path, deps))
    if (!answer) throw tooBusy()
    return await answer
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error
    return answerError(request, url, error)
  }
}

function checkDatabase({ project, database }: ResourcePath, configured: string): void {
  if (project !== configured) throw unknownProject(project)
  if (database !== '(default)') throw unknownDatabase(project, database)
}

function answerGet(
  request: Request,
  { project, segments }: ResourcePath,
  query: URLSearchParams,
  deps: HandlerDependencies,
): Response {
  if (segments.length === 0) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  const isList = segments.length % 2 === 1
  checkParameters(query, isList ? 'list' : 'get')
  const name = `${rootOf(project)}/${segments.join('/')}`
  const answer = isList ? list(name, segments, query, deps) : get(name, segments, query, deps)
  const headers = { ...responseHeaders(request), etag: answer.etag }
  if (matchesEntityTag(request.headers.get('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : answer.body, { headers })
}

function list(
  name: string,
  segments: string[],
  query: URLSearchParams,
  { collectionAt, cached }: HandlerDependencies,
): Answer {
  const asked = readListRequest(name, query)
  const key = JSON.stringify([asked.digest, asked.pageSize, asked.after])
  return cached(key, () => listText(collectionAt(segments), asked))
}

function get(
  name: string,
  segments: string[],
  query: URLSearchParams,
  { collectionAt, cached }: HandlerDependencies,
): Answer {
  const mask = readMask(query)
  const collection = collectionAt(segments.slice(0, -1))
  const record = collection.byId.get(segments.at(-1) ?? '')
  if (!record) throw documentNotFound(name)
  return cached(`${name} ${maskKey(mask)}`, () => `${collection.textOf(record, mask)}\n`)
}

async function answerOther(
  request: Request,
  { project, segments, method }: ResourcePath,
  { collectionAt, now }: HandlerDependencies,
): Promise<Response> {
  const known = ['POST', 'PATCH', 'DELETE'].includes(request.method)
  if (!known) throw new FirestoreError('NOT_FOUND', 'Method not found.')
  if (method === undefined || denied.has(method)) throw permissionDenied()
  if (unsupported.has(method)) {
    throw invalidArgument(`The embedded document database does not do ${method}.`)
  }
  const readTime = now().toISOString()
  const headers = responseHeaders(request)
  if (method === 'runQuery') {
    const inside = (id: string) => collectionAt([...segments, id])
    const items = queryItems(await readJson(request), inside, readTime)
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
    headers: { ...responseHeaders(request), ...(error.httpStatus === 503 && busyHeaders) },
  })
}

function rootOf(project: string): string {
  return `projects/${project}/databases/(default)/documents`
}
