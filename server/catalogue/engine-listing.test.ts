import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createInMemorySearch } from '#server/adapters/product-search/in-memory.fixture.ts'
import { createEngineListing } from './engine-listing.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

const all = { query: '', selection: {}, page: 1 }

const snapshot = (version: string, ...names: string[]) =>
  ({
    version,
    catalogue: createCatalogue(
      names.map((name) => sampleProduct({ name }) as Product),
      [],
    ),
  }) as CatalogueSnapshot

/** A server with an engine that fails when it is told to. */
function make(first: CatalogueSnapshot) {
  const inMemory = createInMemorySearch([])
  const listeners: (() => void)[] = []
  const timers: { call: () => void; milliseconds: number; left: number }[] = []
  const said: string[] = []
  const world = { current: first, fails: false, failures: 0, asked: 0 }
  const fail = () => {
    if (world.fails) throw new Error('away')
  }
  const say = (_: unknown, text: unknown) => void said.push(String(text ?? _))
  const listing = createEngineListing({
    engine: {
      ...inMemory,
      async put(version, products) {
        fail()
        await inMemory.put(version, products)
      },
      async find(...asked) {
        world.asked++
        fail()
        return inMemory.find(...asked)
      },
    },
    live: { current: () => world.current, onChange: (listener) => void listeners.push(listener) },
    told: 'ours',
    log: { info: say, warn: say } as never,
    onFailure: () => void world.failures++,
    every: (milliseconds, call) => void timers.push({ call, milliseconds, left: milliseconds }),
  })
  const change = (to: CatalogueSnapshot) => {
    world.current = to
    for (const listener of listeners) listener()
  }
  const names = async (of = world.current) =>
    (await listing.find(of, all))?.items.map(({ name }) => name)
  /** Lets so much time pass. */
  const pass = (milliseconds: number) => {
    for (const timer of timers) {
      timer.left -= milliseconds
      if (timer.left > 0) continue
      timer.left = timer.milliseconds
      timer.call()
    }
  }
  const status = () => listing.state().status
  return { world, listing, said, change, names, pass, status, inMemory }
}

/** The same whose engine has the catalogue. */
async function started(first: CatalogueSnapshot) {
  const made = make(first)
  made.listing.start()
  await expect.poll(made.status).toBe('ok')
  return made
}

test('the list is asked of the engine as soon as it has the catalogue in use', async () => {
  const { world, listing, change, names, status } = make(snapshot('1', 'Lens'))
  expect(await names()).toBeUndefined()
  expect([status(), world.asked]).toEqual(['stale', 0])
  listing.start()
  await expect.poll(status).toBe('ok')
  expect(await names()).toEqual(['Lens'])
  change(snapshot('2', 'Lens', 'Panel'))
  expect(status()).toBe('stale')
  expect(await names()).toBeUndefined()
  await expect.poll(status).toBe('ok')
  expect(await names()).toEqual(['Lens', 'Panel'])
})

test('a table is left to the list in memory, whose columns are of all products found', async () => {
  const { world, listing } = await started(snapshot('1', 'Lens'))
  expect(await listing.find(world.current, { ...all, view: 'table' })).toBeUndefined()
  expect(world.asked).toBe(0)
})

test('an engine that fails keeps nobody else waiting, is told of once and asked again by itself', async () => {
  const { world, said, names, pass, status } = await started(snapshot('1', 'Lens'))
  world.fails = true
  expect(await names()).toBeUndefined()
  expect(await names()).toBeUndefined()
  expect(world).toMatchObject({ asked: 1, failures: 1 })
  expect(status()).toBe('stale')
  pass(10_000)
  await expect.poll(() => world.failures).toBe(2)
  expect(await names()).toBeUndefined()
  expect(world.asked).toBe(2)
  expect(said.filter((text) => text.includes('failed'))).toHaveLength(1)
  world.fails = false
  pass(10_000)
  await expect.poll(status).toBe('ok')
  expect(said.at(-1)).toBe('search engine: answers again')
  expect(await names()).toEqual(['Lens'])
})

test('a catalogue that it does not take is offered again', async () => {
  const { world, listing, names, pass, status } = make(snapshot('1', 'Lens'))
  world.fails = true
  listing.start()
  await expect.poll(() => world.failures).toBe(1)
  world.fails = false
  pass(9999)
  expect(status()).toBe('stale')
  pass(1)
  await expect.poll(status).toBe('ok')
  expect(await names()).toEqual(['Lens'])
})

test('one that others have replaced is filled again, after a while', async () => {
  const { names, pass, status, inMemory } = await started(snapshot('1', 'Lens'))
  await inMemory.close()
  expect(await names()).toBeUndefined()
  expect(status()).toBe('stale')
  pass(10_000)
  await expect.poll(status).toBe('ok')
  expect(await names()).toEqual(['Lens'])
})

test('one that a crash emptied is filled with the first answer after it', async () => {
  const { world, names, pass, status, inMemory } = await started(snapshot('1', 'Lens'))
  world.fails = true
  expect(await names()).toBeUndefined()
  await inMemory.close()
  world.fails = false
  pass(10_000)
  await expect.poll(status).toBe('ok')
  expect(await names()).toEqual(['Lens'])
})

test('an answer of products that this server has not got is none', async () => {
  const { names, world } = await started(snapshot('1', 'Lens'))
  expect(await names(snapshot('1', 'Panel'))).toBeUndefined()
  expect(world.failures).toBe(1)
})

test('a server that could read nothing yet empties no engine', async () => {
  const { listing, inMemory } = make(snapshot('none'))
  listing.start()
  await new Promise((later) => setImmediate(later))
  expect(await inMemory.find('none ours', all, 20)).toBeUndefined()
})
