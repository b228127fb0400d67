import { createDocumentClient } from '#domain/firestore/document-client.ts'
import type { UnreadableDocument } from '#domain/firestore/stored-document.ts'
import type { ProductStore } from '#server/ports/product-store.ts'
import { createRetryingFetch } from '#server/adapters/retrying-fetch.ts'

/** A page of the list holds up to 300 documents, of 1 MiB at most and of a few KiB in practice. */
const maxAnswerBytes = 64 * 1024 * 1024

/** Reads the collection `products` of a Firestore database, or of an emulator, over REST. */
export function createFirestoreProductStore(options: {
  fetch: typeof fetch
  sleep: (milliseconds: number) => Promise<void>
  baseUrl: string
  project: string
  apiKey?: string | undefined
  /** For one attempt of one request; 10 s when left out. */
  timeoutMilliseconds?: number | undefined
}): ProductStore {
  const { fetch, sleep, baseUrl, project, apiKey, timeoutMilliseconds = 10_000 } = options
  const client = createDocumentClient({
    fetch: createRetryingFetch({
      fetch,
      sleep,
      timeoutMilliseconds,
      maxBytes: maxAnswerBytes,
    }),
    baseUrl,
    project,
    apiKey,
  })

  return {
    async list() {
      const unreadable: UnreadableDocument[] = []
      const documents = await client.list('products', {
        onUnreadable: (document) => unreadable.push(document),
      })
      return { documents, unreadable }
    },
  }
}
