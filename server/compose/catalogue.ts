import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { withNeeds } from '#domain/finding/with-needs.ts'
import { createEmbeddedProductStore } from '#server/adapters/product-store/embedded.ts'
import { createFirestoreProductStore } from '#server/adapters/product-store/firestore.ts'
import {
  createDocumentDatabase,
  databaseRate,
  documentDatabaseApi,
} from '#server/catalogue/document-database/create-document-database.ts'
import { createLastGoodCopy } from '#server/catalogue/last-good-copy.ts'
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createLimiter } from '#server/http/limiter.ts'
import type { ProductStore } from '#server/ports/product-store.ts'
import { bootTimeoutMilliseconds } from './boot-timeout.ts'
import { contentFolder } from './content-folder.ts'
import { needs } from './own-words.ts'

type Database = {
  store: ProductStore
  /** Where the browser reads the same documents. */
  address: DocumentDatabaseAddress
  /** Served by this process; undefined when the database is elsewhere. */
  api: Hono | undefined
  /** Origins the browser must be allowed to connect to. */
  origins: string[]
  /** How long a boot waits for its first answer. */
  timeout: () => Promise<unknown>
}

const embeddedProject = 'embedded-catalogue'

type Dependencies = { env: Env; log: Logger; redis: Redis | undefined }

/** The catalogue in use, and the document database that it and browsers read. */
export async function composeCatalogue({ env, log, redis }: Dependencies) {
  const { store, timeout, ...database } = chooseDatabase(env, redis)
  const live = await createLiveCatalogue({
    store,
    lastGood: createLastGoodCopy(join(env.DATA_DIR, 'catalogue', 'last-good.json')),
    content: {
      familyOrder,
      cardFields,
      attributes,
      interfaces,
      vocabulary: withNeeds(vocabulary, needs),
    },
    log,
    timeout,
  })
  return { live, database }
}

/** Firestore, or anything that speaks its protocol, when the environment names it; else the embedded database. */
function chooseDatabase(env: Env, redis: Redis | undefined): Database {
  if (env.firestore) {
    const { url, project, apiKey } = env.firestore
    return {
      store: createFirestoreProductStore({ fetch, sleep, baseUrl: url, project, apiKey }),
      address: { url, project, apiKey },
      api: undefined,
      origins: [new URL(url).origin],
      timeout: () => sleep(bootTimeoutMilliseconds),
    }
  }
  const opening = createDocumentDatabase({
    source: `${env.CONTENT_DIR ?? contentFolder}/catalogue`,
  })
  return {
    store: {
      list: async (options) => createEmbeddedProductStore(await opening).list(options),
    },
    address: { url: '', project: embeddedProject },
    api: documentDatabaseApi({
      database: { handle: async (...request) => (await opening).handle(...request) },
      clientAddress: createClientAddress(env.TRUST_PROXY),
      limiter: createLimiter('database', databaseRate, redis),
    }),
    origins: [],
    // It is being read: what takes long is a folder of very many files.
    timeout: () => new Promise(() => {}),
  }
}
