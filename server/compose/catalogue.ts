import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
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
import { vocabularyWithNeeds } from './vocabulary-with-needs.ts'

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
      vocabulary: vocabularyWithNeeds,
    },
    log,
    timeout,
  })
  return { live, database }
}

/**
 * Firestore, or anything that speaks its protocol, when the environment names it; else the embedded
 * database, which this process serves by `api`. Browsers read the same documents at `address`, and
 * must be allowed to connect to `origins`. `timeout` is how long a boot waits for a first answer.
 */
function chooseDatabase(env: Env, redis: Redis | undefined) {
  if (env.firestore) {
    const { url, project, apiKey } = env.firestore
    const address: DocumentDatabaseAddress = { url, project, apiKey }
    return {
      store: createFirestoreProductStore({ fetch, sleep, baseUrl: url, project, apiKey }),
      address,
      api: undefined,
      origins: [new URL(url).origin],
      timeout: () => sleep(bootTimeoutMilliseconds),
    }
  }
  const opening = createDocumentDatabase({
    source: `${env.CONTENT_DIR ?? contentFolder}/catalogue`,
  })
  const store: ProductStore = {
    list: async () => createEmbeddedProductStore(await opening).list(),
  }
  const address: DocumentDatabaseAddress = { url: '', project: embeddedProject }
  return {
    store,
    address,
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
