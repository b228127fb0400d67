import * as z from 'zod'
import type { StoredFile, StoreOptions } from '#server/ports/file-store.ts'

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
export function createStorageClient(options: {
  fetch: typeof fetch
  baseUrl: string
  bucket: string
}) {
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
