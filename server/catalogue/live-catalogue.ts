import type { Logger } from 'pino'
import { createPause } from '#domain/memo/pause.ts'
import { atOnce, inPieces } from '#domain/memo/in-pieces.ts'
import type { ProductStore } from '#server/ports/product-store.ts'
import type { StoredDocument, UnreadableDocument } from '#domain/firestore/stored-document.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { LastGoodCopy } from './last-good-copy.ts'
import { readDocuments, versionOf } from './read-documents.ts'
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
  content: CatalogueContent
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Resolves when a database that has not answered yet must not keep the boot waiting. */
  timeout: () => Promise<unknown>
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
  content,
  log,
  timeout,
  now = () => performance.now(),
}: Dependencies): Promise<LiveCatalogue> {
  let snapshot = snapshotOf(atOnce(readDocuments([])), content)
  /** The documents that were read last, while anybody else holds them. */
  let seen: WeakRef<readonly StoredDocument[]> | undefined
  /** The version that the copy for another day has. */
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
      await show(documents)
      hasAnswered = true
      if (problem) log.info('catalogue: the document database answers again')
      problem = undefined
      answered.resolve()
      if (snapshot.version === copied) return
      copied = snapshot.version
      await lastGood.write({ documents }).catch((error: unknown) => {
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

  async function show(documents: readonly StoredDocument[]): Promise<void> {
    // A database that has nothing new gives what it gave before.
    if (seen?.deref() === documents) return
    const pause = createPause()
    const isFirst = snapshot.catalogue.products.length === 0
    if (isFirst || (await inPieces(versionOf(documents), pause)) !== snapshot.version)
      use(shown(snapshotOf(await inPieces(readDocuments(documents), pause), content)))
    seen = new WeakRef(documents)
  }

  async function readCopy(): Promise<CatalogueSnapshot | undefined> {
    const copy = await lastGood.read()
    return copy && snapshotOf(await inPieces(readDocuments(copy.documents), createPause()), content)
  }

  function noteUnreadable(now: readonly UnreadableDocument[]): void {
    if (JSON.stringify(now) === JSON.stringify(unreadable)) return
    unreadable = now
    for (const { id, message } of now) log.warn({ id, message }, 'catalogue: document unreadable')
  }

  function use(next: CatalogueSnapshot): void {
    snapshot = next
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

  await Promise.race([answered.promise, refresh(), timeout()])
  if (!hasAnswered) problem = notYet
  if (problem) {
    const copy = await readCopy()
    // What came while the copy was read is newer.
    if (problem && copy) use(copy)
    if (problem === notYet)
      log.warn({ reason: notYet }, `catalogue: serving ${copy ? 'the last good copy' : 'none yet'}`)
  }

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
function shown(snapshot: CatalogueSnapshot): CatalogueSnapshot {
  if (snapshot.catalogue.products.length) return snapshot
  const [first] = snapshot.setAside
  const example = first ? `; ${first.id}: ${first.reasons.join('; ')}` : ''
  throw new Error(`no product document can be shown${example}`)
}
