import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { DocumentPart } from '#domain/documents/document-parts.ts'
import type { ReadDetails } from '#domain/knowledge/create-knowledge-list.ts'
import type { KnowledgeHit, KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import * as words from '#texts/knowledge.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { IndexedDocument } from './text-thread.ts'
import type { TextThread } from './text-thread.ts'

export type TextIndex = {
  /** Reads what is new or changed, then searches these items; tells what PDFs are, by path. */
  update: (items: readonly KnowledgeItem[]) => Promise<Reading>
  /** Undefined while there is nothing to search; at once where too many searches wait. */
  search: (query: string) => Promise<KnowledgeHit[] | undefined> | undefined
  /** What each page of a document says; undefined where nobody has read it. */
  textOf: (item: KnowledgeItem) => Promise<readonly string[] | undefined>
}

export type Reading = {
  details: ReadonlyMap<string, ReadDetails>
  /** Whether another update, of the same items, could read more. */
  incomplete: boolean
}

type Dependencies = {
  store: Pick<FileStore, 'read'>
  thread: Pick<TextThread, 'ask'>
  log: Pick<Logger, 'info' | 'warn'>
  /** Of a document of the storage that is a page too: its steps and sections. */
  placesOf?: (path: string) => readonly DocumentPart[] | undefined
}

/** One takes some hundredths of a second of the thread, the worst half a second. */
const searchLimits = { maxRunning: 2, maxWaiting: 16 }
const maxReadBytes = 80 * 1024 * 1024

export function createTextIndex({ store, thread, log, placesOf }: Dependencies): TextIndex {
  /** Documents that failed, by key: each is told once. */
  const told = new Set<string>()
  // Also those that nobody waits for any more: a list goes without documents after a moment.
  const searches = createBoundedQueue(searchLimits)

  function tell(path: string, key: string, reason: string): void {
    if (told.has(key)) return
    told.add(key)
    log.warn({ path, reason }, 'knowledge: the text of a document cannot be read')
  }

  async function detailsOf(path: string, key: string, bytes: number) {
    const known = await thread.ask({ ask: 'known', key })
    if (known) return known
    if (bytes > maxReadBytes) return { pages: 0, fault: 'too large' }
    const read = await store.read(path)
    if (!read) return { pages: 0, fault: 'the file is gone' }
    return thread.ask({ ask: 'read', key, bytes: read }, [read.buffer])
  }

  return {
    search: (query) => searches.run(() => thread.ask({ ask: 'search', query })),

    textOf: async (item) => {
      const key = item.type === 'pdf' ? keyOf(item) : undefined
      return key === undefined ? undefined : thread.ask({ ask: 'texts', key })
    },

    async update(all) {
      // Featured copies stand for documents that are listed themselves.
      const items = all.filter(({ category }) => category !== words.featured)
      const details = new Map<string, ReadDetails>()
      let incomplete = false
      const documents = items.map((item): IndexedDocument => {
        const { slug, name, category, file } = item
        const key = item.type === 'pdf' ? keyOf(item) : undefined
        const places = file && !file.gated ? placesOf?.(file.path) : undefined
        return { slug, name, category, key, ...(places && { places }) }
      })
      // Names can be searched at once; what is known of texts comes with them.
      await thread.ask({ ask: 'index', documents })
      for (const item of items) {
        const key = item.type === 'pdf' ? keyOf(item) : undefined
        if (!item.file || key === undefined || told.has(key)) continue
        const { path, bytes } = item.file
        try {
          const { pages, revision, title, fault } = await detailsOf(path, key, bytes)
          if (fault === undefined) details.set(path, { pages, revision, title })
          else tell(path, key, fault)
        } catch (error) {
          // The storage or the thread failed, not the document.
          incomplete = true
          const reason = reasonOf(error)
          log.warn({ path, reason }, 'knowledge: a document could not be read this time')
        }
      }
      await thread.ask({ ask: 'index', documents })
      log.info({ documents: documents.length, read: details.size }, 'knowledge: texts are indexed')
      return { details, incomplete }
    },
  }
}

function keyOf({ file }: KnowledgeItem): string | undefined {
  if (!file) return undefined
  const { path, bytes, updated } = file
  return createHash('sha256').update(`2\0${path}\0${bytes}\0${updated}`).digest('hex').slice(0, 32)
}
