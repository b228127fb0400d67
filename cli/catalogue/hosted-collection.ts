import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { hostedSettings } from './settings.ts'

/** One document to set whole, or to remove when there is no data. */
export type Write = { id: string; data: Record<string, unknown> | undefined }

/** The collection `products` of a hosted Firestore. */
export type HostedCollection = {
  /** Where it is, for people. */
  place: string
  /** Every document by id, values as the client library gives them (Timestamp and the like included). */
  read: () => Promise<Map<string, Record<string, unknown>>>
  /** Writes in batches, each of them whole or not at all; `onProgress` hears how many are done. */
  write: (writes: readonly Write[], onProgress: (done: number) => void) => Promise<void>
  close: () => Promise<void>
}

type Opened = { ok: true; collection: HostedCollection } | { ok: false; message: string }

/** Without an answer for so long, a database is taken for unreachable. */
const defaultTimeoutMilliseconds = 30_000

export async function openCollection(
  env: Record<string, string | undefined>,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): Promise<Opened> {
  const settings = hostedSettings(env)
  if (!settings.ok) return settings
  // The libraries below read the environment themselves. An emulator needs no credentials; without
  // this they would look for those of a Google machine, in vain and with warnings.
  if (settings.emulator) process.env.METADATA_SERVER_DETECTION ??= 'none'
  // Only here, because loading it takes longer than a whole `check`.
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { getFirestore } = await import('firebase-admin/firestore')
  const app = initializeApp({ projectId: settings.project }, `catalogue-${Date.now()}`)
  const firestore = getFirestore(app)
  const products = firestore.collection('products')
  const place = `project ${settings.project}${settings.emulator ? ` on ${settings.emulator}` : ''}`
  const collection: HostedCollection = {
    place,
    async read() {
      const documents = new Map<string, Record<string, unknown>>()
      const stream = products.stream() as Readable
      const waiting = setTimeout(() => {
        const seconds = timeoutMilliseconds / 1000
        stream.destroy(new Error(`${place} did not answer in ${seconds} s: is it reachable?`))
      }, timeoutMilliseconds)
      stream.on('data', (document: { id: string; data: () => Record<string, unknown> }) => {
        waiting.refresh()
        documents.set(document.id, document.data())
      })
      try {
        await finished(stream)
      } catch (cause) {
        throw explained(cause, place)
      } finally {
        clearTimeout(waiting)
      }
      return documents
    },
    async write(writes, onProgress) {
      let done = 0
      for (const some of inBatches(writes)) {
        const batch = firestore.batch()
        for (const { id, data } of some) {
          // Some emulators merge what is set into what is there. Both writes take effect together.
          batch.delete(products.doc(id))
          if (data) batch.set(products.doc(id), data)
        }
        try {
          await batch.commit()
        } catch (cause) {
          throw explained(cause, `${done} of ${writes.length} changes are written to ${place}`)
        }
        onProgress((done += some.length))
      }
    },
    close: () => deleteApp(app),
  }
  return { ok: true, collection }
}

/** gRPC status codes that operators meet, with what helps: https://grpc.io/docs/guides/status-codes/ */
const hints: Record<number, string> = {
  5: 'Does the project have a Firestore database?',
  7: 'May the service account read and write Firestore (role Cloud Datastore User)?',
  8: 'The quota is used up; run the command again later, it goes on where it stopped.',
  14: 'The database cannot be reached; run the command again later, it goes on where it stopped.',
  16: 'Are the credentials those of this project, and not revoked?',
}

function explained(cause: unknown, where: string): Error {
  const { code, message } = cause as { code?: number; message: string }
  if (typeof code !== 'number') return cause as Error
  return new Error(`${where}; then: ${message}${hints[code] ? `\n${hints[code]}` : ''}`, { cause })
}

/** Each is removed and set anew: two writes of the 500 that a batch may have. */
const maxDocuments = 200
/** A request may have 10 MiB; typed values take more room than JSON. */
const maxCharacters = 3_000_000

/** Cuts writes into batches of a size one request can carry. */
export function inBatches(writes: readonly Write[]): Write[][] {
  const batches: Write[][] = []
  let size = 0
  for (const write of writes) {
    const length = JSON.stringify(write.data ?? null).length
    const batch = batches.at(-1)
    if (!batch || batch.length === maxDocuments || size + length > maxCharacters) {
      batches.push([write])
      size = length
    } else {
      batch.push(write)
      size += length
    }
  }
  return batches
}
