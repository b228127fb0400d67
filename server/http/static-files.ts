import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { chooseEncoding, compress, type Encoding } from './compression.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { fileTypes, isPacked, packedFile } from './packed-files.ts'

type StaticFile = {
  bytes: Buffer
  as?: (encoding: Encoding) => Promise<Buffer>
  /** What was sent before. */
  answers: Partial<Record<Encoding | 'identity', KeptAnswer>>
}

export type StaticFiles = {
  serve: MiddlewareHandler
  /** What was sent of a file before to who takes such encodings. */
  atHand: (url: string, acceptEncoding: string | undefined) => KeptAnswer | undefined
}

/** Beyond this the best compression takes seconds, and the first visitor would wait for it. */
const large = 400_000
/** Vite puts a hash of the content into every name below this path. */
const hashed = /^\/assets\//
/** The one of a build before would go on answering in the place of the server. */
const always = '/service-worker.js'

/**
 * Serves the built client files from memory; each is read once, in Brotli as the build left it, and compressed
 * once in each encoding that is not there. A page of a build before, or of one that a server beside this one has been
 * started with, asks for files that are in none of ours: the `others` are looked at.
 */
export function staticFiles(
  folder: string,
  others: () => Promise<readonly string[]> = async () => [],
): StaticFiles {
  async function read(path: string): Promise<{ bytes: Buffer; client: string }> {
    const from = async (client: string) => ({ client, bytes: await readFile(join(client, path)) })
    if (!hashed.test(path)) return from(folder)
    return from(folder).catch(async (missing: unknown) => {
      for (const other of await others()) {
        const file = await from(other).catch(() => undefined)
        if (file) return file
      }
      throw missing
    })
  }

  // What is no file fails, and a failure is not kept: whatever addresses people try must not fill
  // the memory.
  const fileAt = rememberAsyncByKey(async (path: string): Promise<StaticFile> => {
    const { bytes, client } = await read(path)
    if (!isPacked(path)) return { bytes, answers: {} }
    const quality = bytes.length > large ? { br: 6, gzip: 6 } : { br: 11, gzip: 9 }
    return {
      bytes,
      answers: {},
      as: rememberAsyncByKey(async (encoding: Encoding) => {
        const made = encoding === 'br' && readFile(packedFile(client, path)).catch(() => undefined)
        return (await made) || compress(bytes, encoding, quality[encoding])
      }),
    }
  })

  const sent = new Map<string, StaticFile>()
  const serve: MiddlewareHandler = async (c, next) => {
    const path = normalize(c.req.path)
    const type = fileTypes[extname(path)]
    if (!type || path.includes('..') || path.includes('\0') || !/^(GET|HEAD)$/.test(c.req.method))
      return next()
    const file = await fileAt(path).catch(() => undefined)
    if (!file) return next()
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const packed = encoding && (await file.as?.(encoding))
    const bytes = packed ?? file.bytes
    const headers = {
      'content-type': type,
      'cache-control': cachingOf(path),
      vary: 'Accept-Encoding',
      ...(packed && { 'content-encoding': encoding }),
    }
    file.answers[(packed && encoding) || 'identity'] = { status: 200, etag: '', headers, bytes }
    sent.set(path, file)
    return c.body(new Uint8Array(bytes), 200, headers)
  }

  return {
    serve,
    atHand(url, acceptEncoding) {
      const file = sent.get(url)
      return file?.answers[(file.as && chooseEncoding(acceptEncoding)) || 'identity']
    },
  }
}

function cachingOf(path: string): string {
  if (path === always) return 'no-cache'
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}
