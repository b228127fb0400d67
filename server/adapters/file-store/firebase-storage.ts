import pLimit from 'p-limit'
import { createRetryingFetch } from '#server/adapters/retrying-fetch.ts'
import type { FileStore, StoredFile, StoreOptions } from '#server/ports/file-store.ts'
import { createStorageClient } from './storage-client.ts'

type Known = { file: StoredFile; at: number }

/**
 * Many: a list names files without their size and date, so that each is one request more, and
 * 500 of them must not take longer than a second where each takes 100 ms.
 */
const maxCallsAtOnce = 128
/** Of what is told about files. */
const maxAnswerBytes = 8 * 1024 * 1024
/** The largest file whose text is read; originals of pictures are smaller. */
const maxFileBytes = 80 * 1024 * 1024

/** How long what is known of a file is believed while its name stays listed. */
const believedMilliseconds = 10 * 60_000

/** Reads a bucket of Firebase Storage, or of anything that speaks its protocol, over REST. */
export function createFirebaseFileStore(options: {
  fetch: typeof fetch
  sleep: (milliseconds: number) => Promise<void>
  baseUrl: string
  bucket: string
  now?: () => number
  /** For one attempt of one request. */
  timeoutMilliseconds?: number
}): FileStore {
  const { fetch, sleep, baseUrl, bucket, now = Date.now, timeoutMilliseconds = 10_000 } = options
  const clientWith = (timeoutMilliseconds: number, maxBytes: number) => {
    const patient = createRetryingFetch({ fetch, sleep, timeoutMilliseconds, retries: 2, maxBytes })
    return createStorageClient({ fetch: patient, baseUrl, bucket })
  }
  const client = clientWith(timeoutMilliseconds, maxAnswerBytes)
  // Whole files, some of them large.
  const reader = clientWith(6 * timeoutMilliseconds, maxFileBytes)
  const oneOf = pLimit(maxCallsAtOnce)
  const known = new Map<string, Map<string, Known>>()
  // A storage may keep an empty object to stand for a folder.
  const names = async (folder: string, how: StoreOptions) =>
    (await oneOf(() => client.list(`${folder}/`, how))).items.filter((name) => !name.endsWith('/'))

  return {
    describe: () => `Firebase Storage bucket ${bucket} at ${baseUrl}`,
    async folders(how = {}) {
      const { prefixes } = await oneOf(() => client.list('', how))
      return prefixes.map((prefix) => prefix.replace(/\/$/, ''))
    },
    names: (folder, how = {}) => names(folder, how),
    async files(folder, how = {}) {
      const items = await names(folder, how)
      const before = known.get(folder)
      const entries = await Promise.all(
        items.map(async (name): Promise<Known | undefined> => {
          const remembered = before?.get(name)
          if (remembered && now() - remembered.at < believedMilliseconds) return remembered
          const file = await oneOf(() => client.describe(name, how))
          return file && { file, at: now() }
        }),
      )
      const found = entries.filter((entry) => entry !== undefined)
      known.set(folder, new Map(found.map((entry) => [entry.file.path, entry])))
      return found.map(({ file }) => file)
    },
    find: (path, how = {}) => client.describe(path, how),
    read: (path, how = {}) => reader.read(path, how),
    address: client.download,
  }
}
