import { Hono } from 'hono'
import type { Logger } from 'pino'
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
import { archiveOf, type Archive, type ArchiveLimits } from './archive.ts'

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
