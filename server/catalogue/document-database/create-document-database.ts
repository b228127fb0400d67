import { LRUCache } from 'lru-cache'
import { isHidden } from '#domain/catalogue/lifecycle.ts'
import { isIncluded } from '#domain/catalogue/product.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { createAnswerCache } from './answer-cache.ts'
import { createCollection, type Collection } from './collection.ts'
import { folderSource } from './folder-source.ts'
import { handleRequest } from './handle-request.ts'
import type { DocumentFault, DocumentSource, SourceDocument } from './document-source.ts'
import { compareStrings } from './value-order.ts'

/** The embedded document database: one collection, read-only, in Firestore's REST protocol. */
export type DocumentDatabase = {
  /** Answers a request below `/v1/`, where products that are hidden are nobody's to read. */
  handle: (request: Request) => Promise<Response>
  /** Looks at the source again; true when the documents changed. Calls at once share one look. */
  refresh: () => Promise<boolean>
  /** The files set aside at the last look, and why. */
  faults: () => readonly DocumentFault[]
  /** The documents without the protocol, in the order of their ids; not to be changed. */
  documents: () => readonly StoredDocument[]
}

const collectionId = 'products'
/** Besides its own, so many project ids get their own names; they share everything else. */
const maxOtherViews = 4
const queryLimits = { maxRunning: 16, maxWaiting: 32 }
const projectId = /^[a-z][a-z0-9-]{0,62}$/

type View = { collection: Collection; cache: ReturnType<typeof createAnswerCache> }

/**
 * Opens the database and reads its source once. `source` is a folder of JSON files, one per
 * document, or anything else that yields documents. It answers as `project`; with `anyProject`,
 * like Firestore's emulators, as whatever project it is asked for.
 */
export async function createDocumentDatabase(options: {
  project: string
  source: string | DocumentSource
  anyProject?: boolean
  now?: () => Date
}): Promise<DocumentDatabase> {
  const { project, now = () => new Date() } = options
  const source = typeof options.source === 'string' ? folderSource(options.source) : options.source
  const empty = createCollection([])
  const queries = createBoundedQueue(queryLimits)
  const others = new LRUCache<string, View>({ max: maxOtherViews })
  let own: View | undefined
  let read: readonly SourceDocument[] = []
  let stored: readonly StoredDocument[] = []
  let faults: readonly DocumentFault[] = []
  let looking: Promise<boolean> | undefined

  await look()

  return {
    handle: (request) => {
      const { pathname } = new URL(request.url)
      const asked = /^\/v1\/projects\/([^/]+)\//.exec(pathname)?.[1] ?? project
      const served = options.anyProject && projectId.test(asked) ? asked : project
      const { collection, cache } = viewOf(served)
      return handleRequest(request, {
        project: served,
        collectionAt: (segments) =>
          segments.length === 1 && segments[0] === collectionId ? collection : empty,
        cached: cache.answerFor,
        queries,
        now,
      })
    },
    refresh: () => (looking ??= look().finally(() => (looking = undefined))),
    faults: () => faults,
    documents: () => stored,
  }

  async function look(): Promise<boolean> {
    const reading = await source.read()
    faults = reading.faults
    if (reading.documents === read) return false
    read = reading.documents
    others.clear()
    own = newView(project)
    stored = read.toSorted((a, b) => compareStrings(a.id, b.id))
    return true
  }

  function viewOf(name: string): View {
    if (name === project) return (own ??= newView(project))
    const known = others.get(name) ?? newView(name)
    others.set(name, known)
    return known
  }

  function newView(name: string): View {
    const parent = `projects/${name}/databases/(default)/documents/${collectionId}`
    return {
      collection: createCollection(
        read
          .filter(isPublic)
          .map((document) => ({ ...document, name: `${parent}/${document.id}` })),
      ),
      cache: createAnswerCache(),
    }
  }
}

/** As the site's pages have it. */
function isPublic({ data }: SourceDocument): boolean {
  return !isHidden(isIncluded(data['Include Y or N']), data.lifecycle)
}
