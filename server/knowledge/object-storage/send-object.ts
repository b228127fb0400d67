import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import type { StoredObject } from './object-folder.ts'
import { etagOf } from './object-metadata.ts'

/** An SVG opened by itself is a document that could run scripts with the site's rights. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** An object's bytes, whole or in one byte range (RFC 9110, 13 and 14.2), to a GET or HEAD request. */
export function sendObject(
  request: Request,
  object: StoredObject,
  more: Record<string, string> = {},
): Response {
  const given = (name: string) => request.headers.get(name)
  const etag = `"${etagOf(object)}"`
  const modified = object.updated.toUTCString()
  const headers = {
    'content-type': object.contentType,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'last-modified': modified,
    etag,
    ...(object.contentType === 'image/svg+xml' && { 'content-security-policy': svgPolicy }),
    ...more,
  }
  if (isUnchanged(given('if-none-match'), given('if-modified-since'), etag, modified)) {
    return new Response(null, { status: 304, headers })
  }
  // A piece of another version of the file than the client holds would not fit its other pieces.
  const same = [etag, modified].includes(given('if-range') ?? etag)
  const range = same ? parseRange(given('range') ?? undefined, object.bytes) : undefined
  if (range === 'unsatisfiable') {
    const refusal = { ...headers, 'content-range': `bytes */${object.bytes}` }
    return new Response(null, { status: 416, headers: refusal })
  }
  const { start, end } = range ?? { start: 0, end: object.bytes - 1 }
  const status = range ? 206 : 200
  const answer = {
    ...headers,
    'content-length': String(end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${object.bytes}` }),
  }
  // Nobody would read or close the stream of a HEAD request, and its file would stay open.
  if (request.method === 'HEAD') return new Response(null, { status, headers: answer })
  const stream = createReadStream(object.file, { start, end: Math.max(start, end) })
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers: answer })
}

function isUnchanged(
  noneMatch: string | null,
  modifiedSince: string | null,
  etag: string,
  modified: string,
): boolean {
  if (noneMatch !== null) return matchesEntityTag(noneMatch, etag)
  return modifiedSince !== null && Date.parse(modified) <= Date.parse(modifiedSince)
}

/** One range as offsets; undefined for none or for forms that may be ignored. */
export function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return undefined
  if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start >= size ? ('unsatisfiable' as const) : { start, end }
}
