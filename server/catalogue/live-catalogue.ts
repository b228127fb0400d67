import type { Logger } from 'pino'
import { createPause } from '#domain/finding/pause.ts'
import { restForPages } from '#server/http/pages-first.ts'
import type { ProductStore } from '#server/ports/product-store.ts'
import type { StoredDocument, UnreadableDocument } from '#domain/firestore/stored-document.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { LastGoodCopy } from './last-good-copy.ts'
import type { MadeCopy } from './made-copy.ts'
import {
  readDocuments,
  readInTurn,
  versionInTurn,
  type DocumentsRead,
  type Pause,
} from './read-documents.ts'
import { snapshotOf, type CatalogueContent, type CatalogueSnapshot } from './snapshot.ts'

export type CatalogueState = {
  status: 'ok' | 'stale' | 'unavailable'
  /** What the last refresh found wrong, for the operator. */
  reason?: string
  products: number
  setAside: number
  version: string
}

/** The snapshot in use and how it is kept fresh. */
export type LiveCatalogue = {
  current: () => CatalogueSnapshot
  refresh: () => Promise<void>
  state: () => CatalogueState
  /** Calls back whenever another snapshot has come into use. */
  onChange: (listener: () => void) => void
}

type Dependencies = {
  store: ProductStore
  lastGood: LastGoodCopy
  /** What this build read from the documents that were served last: a start has it first. */
  made?: MadeCopy | undefined
  content: CatalogueContent
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Resolves when a database that has not answered yet must not keep the boot waiting: for what is `made`, or for anything. */
  timeout: (isMade: boolean) => Promise<unknown>
  /** Milliseconds on a clock that nobody sets. */
  now?: () => number
}

const notYet = 'the document database has not answered yet'
/**
 * A refresh that takes longer is told of before its last attempt has failed: that is half a minute
 * later where each attempt hangs.
 */
const lateMilliseconds = 12_000
const late = `the document database has not answered for ${lateMilliseconds / 1000} s`

/**
 * Loads the catalogue and returns with what the database has, else the last good copy, else an empty
 * catalogue that says it is unavailable. A slow database is waited for no longer than `timeout`: a
 * process that does not listen is taken for dead. It takes over when it answers.
 */
export async function createLiveCatalogue({
  store,
  lastGood,
  made,
  content,
  log,
  timeout,
  now = () => performance.now(),
}: Dependencies): Promise<LiveCatalogue> {
  const withSnapshot = (read: DocumentsRead) => ({ read, snapshot: snapshotOf(read, content) })
  let { read, snapshot } = withSnapshot(readDocuments([]))
  /** What is made, until it is in use or known to be old. */
  let before: ReturnType<typeof withSnapshot> | undefined
  /** The documents that were looked at last, while anybody else holds them, and their version. */
  let seen: { documents: WeakRef<readonly StoredDocument[]>; version: string } | undefined
  /** The version that the copies for another day have. */
  let copied = ''
  let unreadable: readonly UnreadableDocument[] = []
  let problem: string | undefined
  let hasAnswered = false
  let running: Promise<void> | undefined
  let begun = 0
  const listeners: (() => void)[] = []
  /** The copy for another day is written while this one's pages are served. */
  const answered = Promise.withResolvers<void>()

  async function load(): Promise<void> {
    begun = now()
    try {
      const listing = await store.list()
      const { documents } = listing
      noteUnreadable(listing.unreadable)
      // A collection that is suddenly empty is an accident far more often than a decision.
      if (!documents.length) throw new Error('the products collection is empty')
      const version = await show(documents)
      hasAnswered = true
      if (problem) log.info('catalogue: the document database answers again')
      problem = undefined
      answered.resolve()
      if (version === copied) return
      copied = version
      await copy(documents).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'catalogue: the last good copy could not be written')
      })
    } catch (error) {
      hasAnswered = true
      const reason = reasonOf(error)
      if (reason !== problem)
        log.error({ reason }, 'catalogue: refresh failed, serving the last good copy')
      problem = reason
    }
  }

  /** Has what documents say shown, where it is new; returns their version. */
  async function show(documents: readonly StoredDocument[]): Promise<string> {
    const pause = createPause(restForPages)
    const known = await versionBefore(documents, pause)
    const madeOf = async () => shown(withSnapshot(await readInTurn(documents, known, pause)))
    const isMade = before && known === before.read.version
    if (known !== snapshot.version) use(isMade ? before! : await madeOf())
    const { version } = snapshot
    seen = { documents: new WeakRef(documents), version }
    return version
  }

  /** Undefined where nothing is shown yet with which it could agree: what is read then tells it. */
  async function versionBefore(documents: readonly StoredDocument[], pause: Pause) {
    // A database that has nothing new gives what it gave before.
    if (seen?.documents.deref() === documents) return seen.version
    if (!before && !read.products.length) return undefined
    return versionInTurn(documents, pause)
  }

  async function copy(documents: readonly StoredDocument[]): Promise<void> {
    await lastGood.write(documents)
    await made?.write(read)
  }

  function noteUnreadable(now: readonly UnreadableDocument[]): void {
    if (JSON.stringify(now) === JSON.stringify(unreadable)) return
    unreadable = now
    for (const { id, message } of now) log.warn({ id, message }, 'catalogue: document unreadable')
  }

  function use(next: ReturnType<typeof withSnapshot>): void {
    ;({ read, snapshot } = next)
    for (const { id, reasons } of snapshot.setAside) {
      log.warn({ id, reasons }, 'catalogue: document set aside')
    }
    log.info(
      { products: snapshot.catalogue.products.length, version: snapshot.version },
      'catalogue: loaded',
    )
    for (const listener of listeners) listener()
  }

  // One refresh at a time: a slow database must not pile up requests.
  const refresh = () => (running ??= load().finally(() => (running = undefined)))

  const first = refresh()
  const readBefore = await made?.read()
  const inTime = Promise.race([answered.promise, first, timeout(readBefore !== undefined)])
  if (readBefore) {
    before = withSnapshot(readBefore)
    copied = readBefore.version
  }
  await inTime
  if (!hasAnswered) problem = notYet
  if (problem) {
    before ??= await lastGood.read().then((copy) => copy && withSnapshot(readDocuments(copy)))
    // What came while the copy was read is newer.
    if (problem && before) use(before)
    if (problem === notYet)
      log.warn(
        { reason: notYet },
        `catalogue: serving ${before ? 'the last good copy' : 'none yet'}`,
      )
  }
  before = undefined

  return {
    current: () => snapshot,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    state: () => {
      const reason = problem ?? (running && now() - begun > lateMilliseconds ? late : undefined)
      return {
        status: !reason ? 'ok' : snapshot.catalogue.products.length ? 'stale' : 'unavailable',
        ...(reason && { reason }),
        products: snapshot.catalogue.products.length,
        setAside: snapshot.setAside.length + unreadable.length,
        version: snapshot.version,
      }
    },
  }
}

/** A catalogue without a single product to show is an accident, too, and must not replace a good one. */
function shown<T extends { snapshot: CatalogueSnapshot }>(made: T): T {
  if (made.snapshot.catalogue.products.length) return made
  const [first] = made.snapshot.setAside
  const example = first ? `; ${first.id}: ${first.reasons.join('; ')}` : ''
  throw new Error(`no product document can be shown${example}`)
}
