import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { createObjectFolder, type ObjectFolder } from './object-folder.ts'
import { contentDisposition, objectMetadata } from './object-metadata.ts'
import { sendObject } from './send-object.ts'

/** The embedded object storage: a folder, read-only, in Firebase Storage's REST format. */
export type ObjectStorage = ReturnType<typeof createObjectStorage>

const exposeHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

export function createObjectStorage(path: string) {
  const folder = createObjectFolder(path)
  const api = new Hono()
    // Any origin may read: all that is stored is public. The web SDK sends headers of its own.
    .use(cors({ origin: '*', exposeHeaders, maxAge: 3600 }))
    .all('*', (c) => answer(c, folder))
  return {
    /** Mount at `/v0`: answers for whatever bucket it is asked. */
    api,
    /** The same objects without the protocol. */
    folder,
  }
}

const route = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/

async function answer(c: Context, folder: ObjectFolder): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url)
  // A name is one segment: its own slashes travel as %2F.
  const [, bucketPart, namePart] = route.exec(pathname) ?? []
  const [bucket, name] = [bucketPart, namePart].map(decoded)
  if (!bucket) return refuse(c, 400, 'Invalid HTTP method/URL pair.')
  if (!['GET', 'HEAD'].includes(c.req.method)) return refuse(c, 403, 'Permission denied.')
  if (!namePart) return list(c, folder, bucket, searchParams)
  if (name === undefined) return refuse(c, 400, 'The address is not well-formed.')
  const object = await folder.find(name)
  if (!object) return refuse(c, 404, 'Not Found.')
  if (searchParams.get('alt') !== 'media') return json(c, objectMetadata(bucket, object))
  return sendObject(c.req.raw, object, { 'content-disposition': contentDisposition(name) })
}

/** All names in one page, whatever `maxResults` asks for. */
async function list(c: Context, folder: ObjectFolder, bucket: string, query: URLSearchParams) {
  const delimiter = query.get('delimiter') ?? ''
  if (delimiter !== '' && delimiter !== '/') {
    return refuse(c, 400, 'The delimiter must be a slash.')
  }
  const names = await folder.names(query.get('prefix') ?? '', delimiter === '')
  return json(c, { ...names, items: names.items.map((name) => ({ name, bucket })) })
}

const refuse = (c: Context, code: 400 | 403 | 404, message: string) =>
  json(c, { error: { code, message } }, code)

const json = (c: Context, body: object, status: 200 | 400 | 403 | 404 = 200) =>
  c.json(body, status, { 'cache-control': 'no-cache' })

function decoded(part = ''): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
