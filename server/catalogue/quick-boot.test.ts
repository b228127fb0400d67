import { describe, expect, test, vi } from 'vitest'
import { vocabulary } from '#content/vocabulary.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import type { ProductListing } from '#server/ports/product-store.ts'
import { createLiveCatalogue } from './live-catalogue.ts'
import { readDocuments, versionOf, type DocumentsRead } from './read-documents.ts'
import { storedProduct } from './stored-product.fixture.ts'

const lens = storedProduct('lens')
const panel = storedProduct('panel')
const listing = (...documents: StoredDocument[]) => ({ documents, unreadable: [] })

/** A boot with what the last one made, over a database and a timeout that answer when the test says so. */
function boot(made: DocumentsRead | undefined, copy?: StoredDocument[]) {
  const database = Promise.withResolvers<ProductListing>()
  const timeout = Promise.withResolvers<void>()
  const waited = vi.fn((_isMade: boolean) => timeout.promise)
  const lastGood = { read: vi.fn(async () => copy), write: vi.fn(async () => {}) }
  const write = vi.fn<(read: DocumentsRead) => Promise<void>>(async () => {})
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const live = createLiveCatalogue({
    store: { list: () => database.promise },
    lastGood,
    made: { read: async () => made, write },
    content: { familyOrder: ['Lenses'], attributes: [], interfaces: [], vocabulary },
    log,
    timeout: waited,
  })
  return { database, timeout, waited, live, lastGood, write, log }
}
const slugs = (live: Awaited<ReturnType<typeof createLiveCatalogue>>) =>
  live.current().catalogue.products.map(({ slug }) => slug)

describe('a boot with what the last one made of the documents', () => {
  test('serves it where the database takes its time, and says so', async () => {
    const { live, timeout, waited, lastGood } = boot(readDocuments([lens]), [panel])
    timeout.resolve()
    expect(slugs(await live)).toEqual(['lens'])
    expect((await live).state()).toMatchObject({
      status: 'stale',
      reason: 'the document database has not answered yet',
    })
    expect(waited).toHaveBeenCalledWith(true)
    expect(lastGood.read).not.toHaveBeenCalled()
  })

  test('reads what each document says once where there is none yet', async () => {
    const { live, database } = boot(undefined)
    const said = vi.fn(() => lens.data)
    database.resolve(listing(Object.defineProperty({ ...lens }, 'data', { get: said })))
    expect((await live).state()).toMatchObject({ products: 1, version: versionOf([lens]) })
    expect(said).toHaveBeenCalledOnce()
  })

  test('stays with it where the database then says the same, and writes nothing', async () => {
    const { live, database, timeout, lastGood, write } = boot(readDocuments([lens]))
    timeout.resolve()
    const running = await live
    const before = running.current()
    const changed = vi.fn()
    running.onChange(changed)
    database.resolve(listing(lens))
    await running.refresh()
    expect(running.current()).toBe(before)
    expect(running.state().status).toBe('ok')
    expect(changed).not.toHaveBeenCalled()
    expect(lastGood.write).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
  })

  test('takes it for what a quick database says, where that is the same', async () => {
    const read = readDocuments([lens])
    const products = read.products.map((product) => ({ ...product, name: 'as it was made' }))
    const { live, database, write } = boot({ ...read, products })
    database.resolve(listing(lens))
    expect((await live).current().catalogue.products.map(({ name }) => name)).toEqual([
      'as it was made',
    ])
    expect((await live).state().status).toBe('ok')
    await (await live).refresh()
    expect(write).not.toHaveBeenCalled()
  })

  test('serves what the database says where that is something else, and keeps it for the next', async () => {
    const { live, database, timeout, lastGood, write } = boot(readDocuments([lens]))
    timeout.resolve()
    const running = await live
    expect(slugs(running)).toEqual(['lens'])
    database.resolve(listing(panel))
    await running.refresh()
    expect(slugs(running)).toEqual(['panel'])
    expect(lastGood.write).toHaveBeenCalledWith([panel])
    expect(write.mock.calls).toEqual([[readDocuments([panel])]])
  })

  test('serves it where the database is down', async () => {
    const { live, database } = boot(readDocuments([lens]))
    database.reject(new Error('database down'))
    expect(slugs(await live)).toEqual(['lens'])
    expect((await live).state()).toMatchObject({ status: 'stale', reason: 'database down' })
  })
})

describe('a boot for which nothing is made', () => {
  test('waits as for anything, and makes it for the next', async () => {
    const { live, database, waited, write } = boot(undefined)
    database.resolve(listing(lens))
    await (await live).refresh()
    expect(waited).toHaveBeenCalledWith(false)
    expect(write.mock.calls).toEqual([[readDocuments([lens])]])
  })

  test('makes it of the copy’s documents once the database says the same', async () => {
    const { live, database, timeout, write } = boot(undefined, [lens])
    timeout.resolve()
    const running = await live
    expect(slugs(running)).toEqual(['lens'])
    expect(write).not.toHaveBeenCalled()
    database.resolve(listing(lens))
    await running.refresh()
    expect(write.mock.calls).toEqual([[readDocuments([lens])]])
  })
})
