import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import {
  createKnowledgeList,
  type KnowledgeContent,
  type ReadDetails,
} from '#domain/knowledge/create-knowledge-list.ts'
import { categoryOfFolder } from '#domain/knowledge/item-names.ts'
import type {
  KnowledgeFound,
  KnowledgeHit,
  KnowledgeItem,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'
import { lookup } from '#domain/lookup.ts'
import { fold } from '#domain/catalogue/search.ts'
import * as words from '#texts/knowledge.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { LastGoodFiles, ListedFiles } from './list-files.ts'
import { listFiles } from './list-files.ts'
import type { TextIndex } from './text-index.ts'

export type KnowledgeState = {
  status: 'ok' | 'stale' | 'unavailable'
  /** What the last refresh found wrong, for the operator. */
  reason?: string
  storage: string
  items: number
}

/** The list in use and how it is kept fresh. */
export type LiveKnowledge = {
  /** Waits for the first list; rejects where the storage failed and nothing is known of it. */
  list: () => KnowledgeList | Promise<KnowledgeList>
  /** Rejects where too many others wait, and only then: where texts cannot be searched, names are. */
  search: (query: string) => Promise<KnowledgeFound>
  /** Never rejects; undefined where a document's text is not known. */
  textOf: (item: KnowledgeItem) => Promise<readonly string[] | undefined>
  refresh: () => Promise<void>
  state: () => KnowledgeState
  /** Empty while there is no list. */
  version: () => string
}

type Dependencies = {
  store: FileStore
  lastGood: LastGoodFiles
  texts: TextIndex
  content: KnowledgeContent
  /** Whether a file of the storage is a page of the site too. */
  isPage?: (path: string) => boolean
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Resolves when a storage that has not answered yet must not keep the boot waiting. */
  timeout: () => Promise<unknown>
  /** Comes before texts are read at boot: time in which the site gets ready. */
  pauseBeforeReading?: () => Promise<unknown>
  timeoutMilliseconds?: number
}

/**
 * Lists the storage, and returns when that is done or `timeout` is over: then the last good list
 * serves, or nothing until the storage answers. Texts are read behind the visitors' backs.
 */
export async function createLiveKnowledge({
  store,
  lastGood,
  texts,
  content,
  isPage,
  log,
  timeout,
  pauseBeforeReading = async () => {},
  timeoutMilliseconds = 15_000,
}: Dependencies): Promise<LiveKnowledge> {
  let files: ListedFiles | undefined
  let missing: readonly string[] = []
  let details: ReadonlyMap<string, ReadDetails> = new Map()
  let list: KnowledgeList | undefined
  let indexed = ''
  let problem: string | undefined
  let running: Promise<void> | undefined
  let reading: Promise<void> | undefined

  async function load(): Promise<void> {
    try {
      const { failed, ...found } = await listFiles(store, content, files, timeoutMilliseconds)
      if (failed.size && !found.folders.length) throw new Error([...failed.values()][0])
      const changed = JSON.stringify(found) !== JSON.stringify(files)
      files = found
      const known = new Set(found.folders.map(({ name }) => name))
      missing = [...failed.keys()].filter((name) => !known.has(name) && name !== content.thumbnails)
      use()
      note([...failed].map(([name, reason]) => `${name}: ${reason}`).join('; ') || undefined)
      if (changed && !failed.size) {
        await lastGood.write(found).catch((error: unknown) => {
          log.warn(
            { reason: reasonOf(error) },
            'knowledge: the last good list could not be written',
          )
        })
      }
    } catch (error) {
      note(reasonOf(error))
    }
  }

  function note(reason: string | undefined): void {
    if (reason && reason !== problem) log.error({ reason }, 'knowledge: the storage failed')
    if (!reason && problem) log.info('knowledge: the storage answers again')
    problem = reason
  }

  /** Makes the list anew, and brings it into use where anything in it changed. */
  function use(): void {
    if (!files) return
    const { address } = store
    const sources = { ...files, details, address, ...(isPage && { isPage }) }
    const made = createKnowledgeList(sources, content)
    const named = missing.map(
      (name) => lookup(content.categoryNames, name) ?? categoryOfFolder(name),
    )
    const hash = createHash('sha256').update(JSON.stringify([made, named]))
    const version = hash.digest('hex').slice(0, 16)
    if (version === list?.version) return
    list = { ...made, missing: named, version }
    log.info({ items: made.items.length, version, storage: store.describe() }, 'knowledge: listed')
  }

  /** Reads texts until those of the list in use are read; one reading at a time. */
  async function readTexts(): Promise<void> {
    await pauseBeforeReading()
    while (list && indexed !== list.version) {
      const { items, version } = list
      let incomplete = false
      try {
        ;({ details, incomplete } = await texts.update(items))
      } catch (error) {
        log.warn({ err: error, reason: reasonOf(error) }, 'knowledge: texts cannot be searched')
        return
      }
      const before = list.version
      use()
      // The next refresh tries again what failed.
      if (incomplete) return
      // What only learned its pages has nothing new to read.
      indexed = before === version ? list.version : version
    }
  }

  const refresh = () =>
    (running ??= load().finally(() => {
      running = undefined
      reading ??= readTexts().finally(() => (reading = undefined))
    }))

  const first = refresh()
  await Promise.race([first, timeout()])
  if (!list) {
    files = await lastGood.read()
    // A list that came while the copy was read is newer.
    if (!list) use()
    if (list) log.warn('knowledge: serving the last good list')
  }

  return {
    list: () => list ?? (running ?? Promise.resolve()).then(() => list ?? unavailable()),
    version: () => list?.version ?? '',
    refresh,
    state: () => ({
      status: !list ? 'unavailable' : problem || running === first ? 'stale' : 'ok',
      ...(problem && { reason: problem }),
      storage: store.describe(),
      items: list?.items.length ?? 0,
    }),
    textOf: (item) => texts.textOf(item).catch(() => undefined),
    search: async (query) => {
      const found = texts.search(query)
      if (!found) throw new Error('too many searches wait')
      const hits = await found.catch(() => undefined)
      if (hits) return { hits }
      // A thread that ended took its index along: the next refresh makes it anew.
      if (!reading) indexed = ''
      return { hits: searchNames(list, query), notToKeep: true }
    },
  }

  function unavailable(): never {
    throw new Error(`the storage cannot be listed: ${problem ?? 'no answer yet'}`)
  }
}

function searchNames(list: KnowledgeList | undefined, query: string): KnowledgeHit[] {
  const wanted = fold(query).trim()
  if (!wanted) return []
  return (list?.items ?? [])
    .filter(({ name, category }) => category !== words.featured && fold(name).includes(wanted))
    .map(({ slug }) => ({ slug }))
}
