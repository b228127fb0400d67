import { Hono } from 'hono'
import type { Logger } from 'pino'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { NumberReader } from '#domain/catalogue/number-reader.ts'
import {
  listDocuments,
  documentKinds,
  type LetterSources,
} from '#domain/deciding/list-documents.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { busyAnswer } from '#server/http/busy-answer.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import * as texts from '#texts/answers.ts'

type Dependencies = {
  store: Pick<FileStore, 'find' | 'read'>
  numbers: () => NumberReader
  content: LetterSources
  log: Pick<Logger, 'warn'>
  limits?: ArchiveLimits & { milliseconds: number }
}

/** Of 200 lines each has one; a data sheet is some 80 KB. */
const defaults = { files: 200, bytes: 100_000_000, milliseconds: 120_000 }
/** Each holds one file in memory, and a reader as slow as the time allows holds a turn. */
const turns = { maxRunning: 2, maxWaiting: 6 }

/**
 * `GET /{data-sheets|letters}.zip?items=`: the documents of a list's products in one file, read and
 * sent one after another. Which they are the catalogue says: an address names part numbers alone.
 */
export function listArchives({ store, numbers, content, log, limits = defaults }: Dependencies) {
  const queue = createBoundedQueue(turns)

  /** Undefined where too many others wait; what it gives goes on being read until its end. */
  async function inTurn(paths: readonly string[]): Promise<Archive['stream'] | undefined> {
    const begun = Promise.withResolvers<Archive['stream']>()
    const ran = queue.run(async () => {
      const signal = AbortSignal.timeout(limits.milliseconds)
      const { stream, ended } = archiveOf({ store, paths, limits, signal, log })
      begun.resolve(stream)
      await ended
    })
    return ran && begun.promise
  }

  return new Hono().get('/:file{[a-z-]+\\.zip}', async (c) => {
    const kind = documentKinds.find((known) => `${known}.zip` === c.req.param('file'))
    const items = readItems(c.req.query('items') ?? '')
    const paths = kind ? listDocuments(items, numbers(), content)[kind] : []
    if (!kind || !paths.length) return c.text(texts.noDocumentOfParts, 404)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${kind}.zip"`,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const stream = await inTurn(paths)
    return stream ? c.body(stream, 200, headers) : busyAnswer()
  })
}

type ArchiveLimits = { files: number; bytes: number }

type Archive = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Resolves once nobody reads it anymore. */
  ended: Promise<void>
}

type Source = {
  store: Pick<FileStore, 'find' | 'read'>
  paths: readonly string[]
  limits: ArchiveLimits
  /** Ends it early, as a failure that its reader sees. */
  signal: AbortSignal
  log: Pick<Logger, 'warn'>
}

/**
 * Files of the store in one, stored as they are, for documents are compressed already. A file is
 * read when those before it are taken; what is beyond the limits or cannot be read is named in a
 * text at the end.
 */
function archiveOf({ store, paths, limits, signal, log }: Source): Archive {
  const waiting = paths.slice(0, limits.files)
  const leftOut = paths.slice(limits.files)
  const names = new Set([texts.notIncluded])
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let bytes = 0

  async function contentOf(path: string) {
    const known = await store.find(path, { signal })
    if (!known || bytes + known.bytes > limits.bytes) return undefined
    const content = await store.read(path, { signal })
    bytes += content?.length ?? 0
    return content
  }
  async function next(zip: Zip): Promise<void> {
    const path = waiting.shift()
    if (path === undefined) {
      if (leftOut.length)
        add(zip, texts.notIncluded, strToU8(`${leftOut.map(nameOf).join('\n')}\n`))
      return zip.end()
    }
    const content = await contentOf(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'archive: a file could not be read')
      return undefined
    })
    signal.throwIfAborted()
    if (content) return add(zip, freeName(nameOf(path), names), content)
    leftOut.push(path)
    return next(zip)
  }

  let zip: Zip
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const stop = () => {
        controller.error(signal.reason)
        end()
      }
      signal.addEventListener('abort', stop, { once: true })
      zip = new Zip((error, chunk, isLast) => {
        if (error) throw error
        controller.enqueue(new Uint8Array(chunk))
        if (!isLast) return
        signal.removeEventListener('abort', stop)
        controller.close()
        end()
      })
    },
    pull: () => next(zip),
    cancel: end,
  })
  return { stream, ended }
}

function add(zip: Zip, name: string, content: Uint8Array): void {
  const file = new ZipPassThrough(name)
  zip.add(file)
  file.push(content, true)
}

const nameOf = (path: string) => path.split('/').at(-1)!

/** Two folders may have a file of the same name. */
function freeName(name: string, taken: Set<string>): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${base} ${i}${ending}`
  taken.add(free)
  return free
}
