import { Hono } from 'hono'
import {
  type ObjectFolder,
  inOrder,
  type ObjectNames,
  createObjectFolder,
} from './object-folder.ts'
import { contentDisposition, objectMetadata } from './object-metadata.ts'
import { sendObject } from './send-object.ts'

const route = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/

/** Answers one request in Firebase Storage's REST format. Never throws for what a client sent. */
export async function handleRequest(request: Request, folder: ObjectFolder): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request)
  const url = new URL(request.url)
  try {
    // A name is one segment: its own slashes travel as %2F.
    const [, bucketPart, namePart] = route.exec(url.pathname) ?? []
    if (!bucketPart) throw badRequest('Invalid HTTP method/URL pair.')
    const bucket = decoded(bucketPart)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw permissionDenied()
    if (!namePart) return json(request, 200, await list(folder, bucket, url.searchParams))

    const object = await folder.find(decoded(namePart))
    if (!object) throw notFound()
    if (url.searchParams.get('alt') === 'media') {
      return sendObject(request, object, {
        ...cors,
        'content-disposition': contentDisposition(object.name),
      })
    }
    return json(request, 200, objectMetadata(bucket, object))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return json(request, error.status, error.body())
  }
}

async function list(folder: ObjectFolder, bucket: string, query: URLSearchParams): Promise<object> {
  const delimiter = query.get('delimiter') ?? ''
  if (delimiter !== '' && delimiter !== '/') throw badRequest('The delimiter must be a slash.')
  const names = await folder.names(query.get('prefix') ?? '', delimiter === '')
  const page = listPage(names, query)
  return { ...page, items: page.items.map((name) => ({ name, bucket })) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest('The address is not well-formed.')
  }
}

/** Any origin may read: all that is stored is public. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'accept-ranges, content-disposition, content-encoding, content-length, content-range, etag, last-modified',
  'x-content-type-options': 'nosniff',
}

function json(request: Request, status: number, body: object): Response {
  return new Response(request.method === 'HEAD' ? null : `${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: {
      ...cors,
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=UTF-8',
    },
  })
}

/** The web SDK sends headers of its own with every read. */
function preflight(request: Request): Response {
  return new Response(null, {
    headers: {
      ...cors,
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  })
}

/**
 * A request that Firebase Storage would refuse. Thrown while a request is read and turned into
 * an answer in one place, the request handler.
 */
class StorageError extends Error {
  override name = 'StorageError'
  readonly status: 400 | 403 | 404

  constructor(status: 400 | 403 | 404, message: string) {
    super(message)
    this.status = status
  }

  body(): object {
    return { error: { code: this.status, message: this.message } }
  }
}

export const badRequest = (message: string) => new StorageError(400, message)
/** What Firebase's rules answer to a client that may only read. */
const permissionDenied = () => new StorageError(403, 'Permission denied.')
const notFound = () => new StorageError(404, 'Not Found.')

type ListPage = ObjectNames & { nextPageToken?: string }

const maxResults = 1000

/** One page of names. Items and prefixes count alike, and the token names the last of the page. */
function listPage(names: ObjectNames, query: URLSearchParams): ListPage {
  const size = pageSize(query.get('maxResults'))
  const after = fromToken(query.get('pageToken'))
  const prefixes = new Set(names.prefixes)
  const all = names.prefixes.length ? inOrder([...names.items, ...names.prefixes]) : names.items
  const start = after === undefined ? 0 : startAfter(all, after)
  const page = all.slice(start, start + size)
  const last = page.at(-1)
  return {
    items: page.filter((name) => !prefixes.has(name)),
    prefixes: page.filter((name) => prefixes.has(name)),
    ...(last !== undefined &&
      start + size < all.length && {
        nextPageToken: Buffer.from(last).toString('base64url'),
      }),
  }
}

function startAfter(all: readonly string[], after: string): number {
  const at = all.findIndex((name) => Buffer.compare(Buffer.from(name), Buffer.from(after)) > 0)
  return at < 0 ? all.length : at
}

function pageSize(asked: string | null): number {
  if (asked === null) return maxResults
  if (!/^\d{1,9}$/.test(asked)) throw badRequest('maxResults must be a whole number.')
  return Math.min(Math.max(Number(asked), 1), maxResults)
}

function fromToken(token: string | null): string | undefined {
  if (!token) return undefined
  const name = Buffer.from(token, 'base64url').toString()
  if (Buffer.from(name).toString('base64url') !== token) throw badRequest('Invalid page token.')
  return name
}

/** The embedded object storage: a folder, read-only, in Firebase Storage's REST format. */
export type ObjectStorage = {
  /** Answers a request below `/v0/`, for whatever bucket it asks. */
  handle: (request: Request) => Promise<Response>
  /** The same objects without the protocol. */
  folder: ObjectFolder
}

export function createObjectStorage(path: string): ObjectStorage {
  const folder = createObjectFolder(path)
  return { folder, handle: (request) => handleRequest(request, folder) }
}

/** Serves the embedded object storage; mount at `/v0`. Names are decoded by the storage, not the router. */
export function objectStorageApi(storage: Pick<ObjectStorage, 'handle'>): Hono {
  return new Hono().all('/*', (context) => storage.handle(context.req.raw))
}
