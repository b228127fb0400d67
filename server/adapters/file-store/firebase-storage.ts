import pLimit from 'p-limit'
import * as z from 'zod'
import { createRetryingFetch } from '#server/adapters/retrying-fetch.ts'
import type { FileStore, StoredFile, StoreOptions } from '#server/ports/file-store.ts'

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
}): FileStore {
  const { fetch, sleep, baseUrl, bucket, now = Date.now } = options
  const clientWith = (timeoutMilliseconds: number, maxBytes: number) => {
    const patient = createRetryingFetch({ fetch, sleep, timeoutMilliseconds, maxBytes })
    return createStorageClient({ fetch: patient, baseUrl, bucket })
  }
  const client = clientWith(10_000, maxAnswerBytes)
  // Whole files, some of them large.
  const reader = clientWith(60_000, maxFileBytes)
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

const Page = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  prefixes: z.array(z.string()).default([]),
  nextPageToken: z.string().optional(),
})
const Metadata = z.object({
  contentType: z.string().default('application/octet-stream'),
  size: z.string().regex(/^\d+$/),
  updated: z.iso.datetime(),
})

/** More pages than this are a storage that repeats itself. */
const maxPages = 1000

/** Reads a bucket in Firebase Storage's REST format, as its public client does. */
function createStorageClient(options: { fetch: typeof fetch; baseUrl: string; bucket: string }) {
  const objects = `${options.baseUrl}/v0/b/${encodeURIComponent(options.bucket)}/o`
  const addressOf = (name: string) => `${objects}/${encodeURIComponent(name)}`

  /** Undefined for what is not there. */
  async function ask(url: string, { signal }: StoreOptions): Promise<Response | undefined> {
    // A storage that sends us elsewhere is none: only its own host is ever asked.
    const response = await options.fetch(url, { redirect: 'error', ...(signal && { signal }) })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`the object storage answers ${response.status}`)
  }

  return {
    download: (name: string) => `${addressOf(name)}?alt=media`,

    /** What lies right below a prefix, all pages. */
    async list(prefix: string, how: StoreOptions) {
      const items: string[] = []
      const prefixes: string[] = []
      let pageToken: string | undefined
      for (let pages = 0; pages < maxPages; pages++) {
        const query = new URLSearchParams({ prefix, delimiter: '/', maxResults: '1000' })
        if (pageToken) query.set('pageToken', pageToken)
        const response = await ask(`${objects}?${query}`, how)
        if (!response) throw new Error('the object storage has no such bucket')
        const page = Page.parse(await response.json())
        items.push(...page.items.map(({ name }) => name))
        prefixes.push(...page.prefixes)
        pageToken = page.nextPageToken
        if (!pageToken) return { items, prefixes }
      }
      throw new Error('the list of the object storage does not end')
    },

    async describe(name: string, how: StoreOptions): Promise<StoredFile | undefined> {
      const response = await ask(addressOf(name), how)
      if (!response) return undefined
      const { contentType, size, updated } = Metadata.parse(await response.json())
      return {
        path: name,
        contentType,
        bytes: Number(size),
        updated: new Date(updated).toISOString(),
      }
    },

    async read(name: string, how: StoreOptions): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const response = await ask(`${addressOf(name)}?alt=media`, how)
      return response && new Uint8Array(await response.arrayBuffer())
    },
  }
}
