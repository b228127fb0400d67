import { describe, expect, test, vi } from 'vitest'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import type { ProductListing } from '#server/ports/product-store.ts'
import { boot as bootOver, slugsOf } from './live-catalogue.fixture.ts'
import { storedProduct } from './stored-product.fixture.ts'

const lens = storedProduct('lens')
const panel = storedProduct('panel')
const holding = (...documents: StoredDocument[]) => ({ documents, unreadable: [] })

/** A boot over a database that answers when the test says so, and timeout that ends then, too. */
function boot(copy?: Parameters<typeof bootOver>[1]) {
  const database = Promise.withResolvers<ProductListing>()
  const timeout = Promise.withResolvers<void>()
  const made = bootOver(() => database.promise, copy, timeout.promise)
  return { ...made, database, timeout }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a boot does not wait for its copy to be written, and a refresh does', async () => {
  const { database, live, world } = boot()
  const disk = Promise.withResolvers<void>()
  world.writing = disk.promise
  database.resolve(holding(lens))
  const running = await live
  expect(slugsOf(running)).toEqual(['lens'])
  expect(running.state().status).toBe('ok')
  const refreshed = running.refresh()
  await settle()
  expect(world.copy).toBeUndefined()
  disk.resolve()
  await refreshed
  expect(world.copy).toEqual([lens])
})

describe('a database that hangs at boot', () => {
  test('is waited for until timeout ends, then the last good copy is served and says so', async () => {
    const { timeout, live } = boot([lens])
    const booted = vi.fn()
    void live.then(booted)
    await settle()
    expect(booted).not.toHaveBeenCalled()
    timeout.resolve()
    expect(slugsOf(await live)).toEqual(['lens'])
    expect((await live).state()).toMatchObject({
      status: 'stale',
      reason: 'the document database has not answered yet',
      products: 1,
    })
  })

  test('takes over when it answers, and who listens is told', async () => {
    const { timeout, database, live, world, said } = boot([lens])
    timeout.resolve()
    const changed = vi.fn()
    const running = await live
    running.onChange(changed)
    database.resolve(holding(panel))
    await running.refresh()
    expect(slugsOf(running)).toEqual(['panel'])
    expect(running.state()).toMatchObject({ status: 'ok', products: 1 })
    expect(changed).toHaveBeenCalledTimes(1)
    expect(world.copy).toEqual([panel])
    expect(said('info', 'the document database answers again')).toBe(1)
  })

  test('and fails in the end leaves the copy in service, with the new reason', async () => {
    const { timeout, database, live } = boot([lens])
    timeout.resolve()
    const running = await live
    database.reject(new Error('timeout'))
    await running.refresh()
    expect(slugsOf(running)).toEqual(['lens'])
    expect(running.state()).toMatchObject({ status: 'stale', reason: 'timeout' })
  })

  test('and answers while the copy is still read is served: the copy is older', async () => {
    const copy = Promise.withResolvers<StoredDocument[] | undefined>()
    const { timeout, database, live } = boot(copy.promise)
    timeout.resolve()
    await settle()
    database.resolve(holding(panel))
    await settle()
    copy.resolve([lens])
    expect(slugsOf(await live)).toEqual(['panel'])
    expect((await live).state().status).toBe('ok')
  })

  test('is not late where only its copy takes long to be written', async () => {
    const { timeout, database, live, world } = boot([lens])
    world.writing = Promise.withResolvers<void>().promise
    database.resolve(holding(panel))
    await settle()
    timeout.resolve()
    expect(slugsOf(await live)).toEqual(['panel'])
    expect((await live).state().status).toBe('ok')
  })
})
