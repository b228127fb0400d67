import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** An SVG opened by itself is a document that could run scripts with the site's rights. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `GET /{path}`: documents and films of the storage, whole or in one byte range (RFC 9110, 14.2). */
export function files(folder: string) {
  return new Hono().get('/:path{.+}', async (c) => {
    const file = await findFile(folder, c.req.param('path'))
    if (!file) return c.text('This document is not available. Ask us for it at /contact-us.', 404)
    const headers = {
      'content-type': file.type,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'last-modified': file.modified.toUTCString(),
      ...(file.type === types['.svg'] && { 'content-security-policy': svgPolicy }),
    }
    // A piece of another version of the file than the client holds would not fit its other pieces.
    const sameFile =
      (c.req.header('if-range') ?? headers['last-modified']) === headers['last-modified']
    const range = sameFile ? parseRange(c.req.header('range'), file.size) : undefined
    if (range === 'unsatisfiable') {
      return c.body(null, 416, { ...headers, 'content-range': `bytes */${file.size}` })
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    const status = range ? 206 : 200
    const answer = {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    }
    // Nobody would read or close the stream of a HEAD request, and its file would stay open.
    if (c.req.method === 'HEAD') return c.body(null, status, answer)
    const stream = Readable.toWeb(createReadStream(file.path, { start, end: Math.max(start, end) }))
    return c.body(stream as ReadableStream, status, answer)
  })
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

async function findFile(folder: string, path: string) {
  const type = types[extname(path).toLowerCase()]
  if (!type || path.includes('\0')) return undefined
  try {
    const root = await realpath(resolve(folder))
    const found = await realpath(resolve(root, path))
    if (!found.startsWith(root + sep)) return undefined
    const stats = await stat(found)
    return stats.isFile()
      ? { path: found, type, size: stats.size, modified: stats.mtime }
      : undefined
  } catch {
    return undefined
  }
}
