import type { StoredDocument } from '#domain/documents/stored-document.ts'
import { createAnswerCache } from './answer-cache.ts'
import { createCollection } from './collection.ts'
import { folderSource } from './folder-source.ts'
import { handleRequest } from './handle-request.ts'
import type { DocumentFault, DocumentSource, SourceDocument } from './document-source.ts'
import type { StoredRecord } from './stored-record.ts'

/** The embedded document database: one collection, read-only, in Firestore's REST protocol. */
export type DocumentDatabase = {
  /** Answers a request below `/v1/`. */
  handle: (request: Request) => Promise<Response>
  /** Looks at the source again; true when the documents changed. Calls at once share one look. */
  refresh: () => Promise<boolean>
  /** The files set aside at the last look, and why. */
  faults: () => readonly DocumentFault[]
  /** The documents without the protocol, in the order of their ids; not to be changed. */
  documents: () => readonly StoredDocument[]
  document: (id: string) => StoredDocument | undefined
}

/**
 * Opens the database and reads its source once. `source` is a folder of JSON files, one per
 * document, or anything else that yields documents. `project` is the only project it answers for.
 */
export async function createDocumentDatabase(options: {
  project: string
  source: string | DocumentSource
  collection?: string
  now?: () => Date
}): Promise<DocumentDatabase> {
  const { project, collection: collectionId = 'products', now = () => new Date() } = options
  const source = typeof options.source === 'string' ? folderSource(options.source) : options.source
  const parent = `projects/${project}/databases/(default)/documents/${collectionId}`
  const empty = createCollection([])
  const cache = createAnswerCache()
  let collection = empty
  let read: readonly SourceDocument[] = []
  let stored: readonly StoredDocument[] = []
  let byId = new Map<string, StoredDocument>()
  let faults: readonly DocumentFault[] = []
  let looking: Promise<boolean> | undefined

  const deps = {
    project,
    collectionAt: (segments: readonly string[]) =>
      segments.length === 1 && segments[0] === collectionId ? collection : empty,
    cached: cache.answerFor,
    now,
  }
  await look()

  return {
    handle: (request) => handleRequest(request, deps),
    refresh: () => (looking ??= look().finally(() => (looking = undefined))),
    faults: () => faults,
    documents: () => stored,
    document: (id) => byId.get(id),
  }

  async function look(): Promise<boolean> {
    const reading = await source.read()
    faults = reading.faults
    if (reading.documents === read) return false
    read = reading.documents
    collection = createCollection(read.map((document) => record(parent, document)))
    stored = collection.records.map(({ id, data, updateTime }) => ({ id, data, updateTime }))
    byId = new Map(stored.map((document) => [document.id, document]))
    cache.clear()
    return true
  }
}

function record(parent: string, document: SourceDocument): StoredRecord {
  const { id, data } = document
  return {
    id,
    name: `${parent}/${id}`,
    data,
    createTime: document.createTime.toISOString(),
    updateTime: document.updateTime.toISOString(),
  }
}
