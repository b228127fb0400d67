import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import { createEmbeddedProductStore } from '#server/adapters/product-store/embedded.ts'
import { createFirestoreProductStore } from '#server/adapters/product-store/firestore.ts'
import { documentDatabaseApi } from '#server/api/document-database.ts'
import { createDocumentDatabase } from '#server/document-database/create-document-database.ts'
import type { Env } from '#server/env.ts'
import type { ProductStore } from '#server/ports/product-store.ts'

type Chosen = {
  store: ProductStore
  /** Where the browser reads the same documents. */
  address: DocumentDatabaseAddress
  /** Served by this process; undefined when the database is elsewhere. */
  api: Hono | undefined
  /** Origins the browser must be allowed to connect to. */
  origins: string[]
}

const embeddedProject = 'embedded-catalogue'

/** Firestore, or anything that speaks its protocol, when the environment names it; else the embedded database. */
export async function chooseDocumentDatabase(env: Env, catalogueFolder: string): Promise<Chosen> {
  if (env.firestore) {
    const { url, project, apiKey } = env.firestore
    return {
      store: createFirestoreProductStore({ fetch, sleep, baseUrl: url, project, apiKey }),
      address: { url, project, apiKey },
      api: undefined,
      origins: [new URL(url).origin],
    }
  }
  const database = await createDocumentDatabase({
    project: embeddedProject,
    // Public reading needs no account, so any project id a client is set up with will do.
    anyProject: true,
    source: catalogueFolder,
  })
  return {
    store: createEmbeddedProductStore(database),
    address: { url: '', project: embeddedProject },
    api: documentDatabaseApi(database),
    origins: [],
  }
}
