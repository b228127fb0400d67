import { describe, expect, test, vi } from 'vitest'
import { vocabulary } from '#content/vocabulary.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import type { ProductListing } from '#server/ports/product-store.ts'
import { createLiveCatalogue } from './live-catalogue.ts'
import { storedProduct } from './stored-product.fixture.ts'

const lens = storedProduct('lens')
const panel = storedProduct('panel')
const holding = (...documents: StoredDocument[]) => ({ documents, unreadable: [] })

/** A boot over a database that answers when the test says so, and timeout that ends then, too. */
function boot(copy?: StoredDocument[] | Promise<StoredDocument[] | undefined>) {
  const database = Promise.withResolvers<ProductListing>()
  const timeout = Promise.withResolvers<void>()
  const world = {
    booted: false,
    written: undefined as StoredDocument[] | undefined,
    asked: 0,
    writing: Promise.resolve(),
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const live = createLiveCatalogue({
    store: {
      list: () => {
        world.asked += 1
        return database.promise
      },
    },
    lastGood: {
      async read() {
        const documents = await copy
        return documents && { documents }
      },
      async write({ documents }) {
        await world.writing
        world.written = [...documents]
      },
    },
    content: { familyOrder: ['Lenses'], attributes: [], interfaces: [], vocabulary },
    log,
    timeout: () => timeout.promise,
  })
  void live.then(() => (world.booted = true))
  return { database, timeout, live, log, world }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const slugs = (live: Awaited<ReturnType<typeof createLiveCatalogue>>) =>
  live.current().catalogue.products.map(({ slug }) => slug)

test('a boot does not wait for its copy to be written, and a refresh does', async () => {
  const { database, live, world } = boot()
  const disk = Promise.withResolvers<void>()
  world.writing = disk.promise
  database.resolve(holding(lens))
  const running = await live
  expect(slugs(running)).toEqual(['lens'])
  expect(running.state().status).toBe('ok')
  const refreshed = running.refresh()
  await settle()
  expect(world.written).toBeUndefined()
  disk.resolve()
  await refreshed
  expect(world.written).toEqual([lens])
})

describe('a database that hangs at boot', () => {
  test('is waited for until timeout ends, then the last good copy is served and says so', async () => {
    const { timeout, live, world } = boot([lens])
    await settle()
    expect(world.booted).toBe(false)
    timeout.resolve()
    expect(slugs(await live)).toEqual(['lens'])
    expect((await live).state()).toMatchObject({
      status: 'stale',
      reason: 'the document database has not answered yet',
      products: 1,
    })
  })

  test('takes over when it answers, and who listens is told', async () => {
    const { timeout, database, live, world, log } = boot([lens])
    timeout.resolve()
    const changed = vi.fn()
    const running = await live
    running.onChange(changed)
    database.resolve(holding(panel))
    await running.refresh()
    expect(slugs(running)).toEqual(['panel'])
    expect(running.state()).toMatchObject({ status: 'ok', products: 1 })
    expect(changed).toHaveBeenCalledTimes(1)
    expect(world.written).toEqual([panel])
    expect(log.info).toHaveBeenCalledWith('catalogue: the document database answers again')
  })

  test('is not asked a second time while the first answer is awaited', async () => {
    const { timeout, database, live, world } = boot([lens])
    timeout.resolve()
    const running = await live
    const refreshes = [running.refresh(), running.refresh()]
    expect(world.asked).toBe(1)
    database.resolve(holding(lens))
    await Promise.all(refreshes)
    expect(running.state().status).toBe('ok')
  })

  test('and fails in the end leaves the copy in service, with the new reason', async () => {
    const { timeout, database, live } = boot([lens])
    timeout.resolve()
    const running = await live
    database.reject(new Error('timeout'))
    await running.refresh()
    expect(slugs(running)).toEqual(['lens'])
    expect(running.state()).toMatchObject({ status: 'stale', reason: 'timeout' })
  })

  test('leaves the boot with nothing where there is no copy, says so, and is served when it answers', async () => {
    const { timeout, database, live, log } = boot()
    timeout.resolve()
    const running = await live
    expect(running.state()).toMatchObject({
      status: 'unavailable',
      reason: 'the document database has not answered yet',
      products: 0,
    })
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'catalogue: serving none yet')
    database.resolve(holding(panel))
    await running.refresh()
    expect(slugs(running)).toEqual(['panel'])
    expect(running.state().status).toBe('ok')
  })

  test('and answers while the copy is still read is served: the copy is older', async () => {
    const copy = Promise.withResolvers<StoredDocument[] | undefined>()
    const { timeout, database, live } = boot(copy.promise)
    timeout.resolve()
    await settle()
    database.resolve(holding(panel))
    await settle()
    copy.resolve([lens])
    expect(slugs(await live)).toEqual(['panel'])
    expect((await live).state().status).toBe('ok')
  })

  test('is not late where only its copy takes long to be written', async () => {
    const { timeout, database, live, world } = boot([lens])
    world.writing = Promise.withResolvers<void>().promise
    database.resolve(holding(panel))
    await settle()
    timeout.resolve()
    expect(slugs(await live)).toEqual(['panel'])
    expect((await live).state().status).toBe('ok')
  })

  test('a quick one is served although there is a copy', async () => {
    const { timeout, database, live } = boot([lens])
    database.resolve(holding(panel))
    expect(slugs(await live)).toEqual(['panel'])
    timeout.resolve()
    await settle()
    expect(slugs(await live)).toEqual(['panel'])
    expect((await live).state()).not.toHaveProperty('reason')
  })
})

test('a refresh that finds nothing new tells nobody', async () => {
  const { database, live } = boot()
  database.resolve(holding(lens))
  const changed = vi.fn()
  const running = await live
  running.onChange(changed)
  await running.refresh()
  expect(changed).not.toHaveBeenCalled()
})
