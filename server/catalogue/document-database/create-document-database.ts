import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { LRUCache } from 'lru-cache'
import { isHidden } from '#domain/catalogue/lifecycle.ts'
import { isIncluded } from '#domain/catalogue/product.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { entityTag } from '#server/http/entity-tag.ts'
import { rateLimit, type Limiter } from '#server/http/limiter.ts'
import {
  folderSource,
  type DocumentFault,
  type DocumentSource,
  type SourceDocument,
} from './folder-source.ts'
import { handleRequest, type Answer } from './handle-request.ts'
import { compareStrings } from './value-order.ts'

/** The embedded document database: one collection, read-only, in Firestore's REST protocol. */
export type DocumentDatabase = Awaited<ReturnType<typeof createDocumentDatabase>>

const queryLimits = { maxRunning: 16, maxWaiting: 32 }
/** Larger answers are pages of whole documents, which a crawl reads once each. */
const keptAnswers = { maxSize: 16 * 1024 * 1024, maxEntrySize: 1024 * 1024 }

type Options = {
  /** A folder of JSON files, one per document, or anything else that yields documents. */
  source: string | DocumentSource
  now?: () => Date
}

/**
 * Opens the database and reads its source once. Public reading needs no account: it answers as whatever
 * project it is asked for.
 */
export async function createDocumentDatabase({ source: given, now = () => new Date() }: Options) {
  const source = typeof given === 'string' ? folderSource(given) : given
  const queries = createBoundedQueue(queryLimits)
  let read: readonly SourceDocument[] = []
  let documents: readonly SourceDocument[] = []
  let collection = collectionOf([])
  let faults: readonly DocumentFault[] = []
  let looking: Promise<boolean> | undefined

  await look()

  return {
    /** Answers a request below `/v1/`, where products that are hidden are nobody's to read. */
    handle: (request: Request, client = ''): Promise<Response> =>
      handleRequest(request, client, { collection, queries, now: now() }),
    /** Looks at the source again; true when the documents changed. Calls at once share one look. */
    refresh: () => (looking ??= look().finally(() => (looking = undefined))),
    /** The files set aside at the last look, and why. */
    faults: () => faults,
    /** The documents without the protocol, in the order of their ids; not to be changed. */
    documents: (): readonly StoredDocument[] => documents,
  }

  async function look(): Promise<boolean> {
    const reading = await source.read()
    faults = reading.faults
    if (reading.documents === read) return false
    read = reading.documents
    documents = read.toSorted((a, b) => compareStrings(a.id, b.id))
    collection = collectionOf(documents.filter(isPublic))
    return true
  }
}

/** Documents in the order of their ids, and finished answers by what was asked. */
function collectionOf(records: readonly SourceDocument[]) {
  const answers = new LRUCache<string, Answer>({
    ...keptAnswers,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  })
  return {
    records,
    byId: new Map(records.map((record) => [record.id, record])),
    cached(key: string, make: () => string): Answer {
      const kept = answers.get(key)
      if (kept) return kept
      const body = new TextEncoder().encode(make())
      const answer = { body, etag: entityTag(body, 'strong') }
      answers.set(key, answer)
      return answer
    },
  }
}

/** How often one address may ask: a catalogue of 20,000 products is 67 pages. */
export const databaseRate = { points: 300, seconds: 60 }

type ApiDependencies = {
  database: Pick<DocumentDatabase, 'handle'>
  clientAddress: ClientAddress
  limiter: Limiter
}

const exposeHeaders = ['content-encoding', 'content-length', 'date', 'etag', 'vary']

/**
 * Serves the embedded document database; mount at `/v1`. One wildcard, because the paths hold
 * `(default)` and `:runQuery`, which a router would take for patterns. Any origin may read, as with
 * Firestore; the web SDKs send headers of their own with every read.
 */
export function documentDatabaseApi({ database, clientAddress, limiter }: ApiDependencies): Hono {
  const limited = rateLimit({
    limiter,
    clientAddress,
    refuse: (c, { message }) =>
      c.json({ error: { code: 429, message, status: 'RESOURCE_EXHAUSTED' } }, 429),
  })
  return new Hono()
    .use(cors({ origin: '*', exposeHeaders, maxAge: 3600 }))
    .all('/*', limited, (c) => database.handle(c.req.raw, clientAddress(c)))
}

/** As the site's pages have it. */
function isPublic({ data }: SourceDocument): boolean {
  return !isHidden(isIncluded(data['Include Y or N']), data.lifecycle)
}
