import { Hono } from 'hono'
import { createObjectFolder, type ObjectFolder } from './object-folder.ts'
import { contentDisposition, objectMetadata } from './object-metadata.ts'
import { sendObject } from './send-object.ts'

const route = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/

/** Answers one request in Firebase Storage's REST format. Never throws for what a client sent. */
async function handleRequest(request: Request, folder: ObjectFolder): Promise<Response> {
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

/** All names in one page, whatever `maxResults` asks for. */
async function list(folder: ObjectFolder, bucket: string, query: URLSearchParams): Promise<object> {
  const delimiter = query.get('delimiter') ?? ''
  if (delimiter !== '' && delimiter !== '/') throw badRequest('The delimiter must be a slash.')
  const names = await folder.names(query.get('prefix') ?? '', delimiter === '')
  return { ...names, items: names.items.map((name) => ({ name, bucket })) }
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

const badRequest = (message: string) => new StorageError(400, message)
/** What Firebase's rules answer to a client that may only read. */
const permissionDenied = () => new StorageError(403, 'Permission denied.')
const notFound = () => new StorageError(404, 'Not Found.')

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
