import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserCatalogue } from './browser-catalogue.ts'

const name = (id: string) => `projects/p/databases/(default)/documents/products/${id}`
const stored = (id: string) => ({
  name: name(id),
  fields: { product: { stringValue: `Lens ${id}` }, slug: { stringValue: id } },
  updateTime: '2026-01-01T00:00:00Z',
})

/** A store over a database that gives these answers, one after the other. */
function storeOver(...answers: (() => Response)[]) {
  const asked: { url: string; signal: AbortSignal | null | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, signal: init?.signal })
    return answers.shift()!()
  })
  const store = createBrowserCatalogue({ url: 'http://db.example', project: 'p', extraKeys: [] })
  return { store, asked }
}
afterEach(() => vi.unstubAllGlobals())

test('a reading that failed is tried again, and one that goes on is shared', async () => {
  const { store, asked } = storeOver(
    () => new Response('down', { status: 503 }),
    () => Response.json({ documents: [stored('a')] }),
  )
  await expect(store.load()).rejects.toThrow()
  const [one, other] = await Promise.all([store.load(), store.load()])
  expect(one).toBe(other)
  expect(store.ready()).toBe(one)
  expect(asked).toHaveLength(2)
})

test('a document that cannot be decoded is set aside', async () => {
  const odd = { ...stored('odd'), fields: { product: { wat: 1 } } }
  const { store } = storeOver(() => Response.json({ documents: [odd, stored('a')] }))
  await store.load()
  expect(store.ready()!.catalogue.products.map(({ slug }) => slug)).toEqual(['a'])
})
