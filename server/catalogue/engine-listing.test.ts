import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createInMemorySearch } from '#server/adapters/product-search/in-memory.ts'
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
  const timers: { call: () => void; milliseconds: number }[] = []
  const said: string[] = []
  const world = { current: first, fails: false, failures: 0, now: 0, asked: 0 }
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
    now: () => world.now,
    later: (call, milliseconds) => void timers.push({ call, milliseconds }),
  })
  const change = (to: CatalogueSnapshot) => {
    world.current = to
    for (const listener of listeners) listener()
  }
  const names = async (of = world.current) =>
    (await listing.find(of, all))?.items.map(({ name }) => name)
  const runTimers = () => timers.splice(0).forEach(({ call }) => call())
  return { world, listing, said, timers, change, names, runTimers, inMemory }
}

test('the list is asked of the engine as soon as it has the catalogue in use', async () => {
  const { world, listing, change, names } = make(snapshot('1', 'Lens'))
  expect(await names()).toBeUndefined()
  expect(world.asked).toBe(0)
  listing.start()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await names()).toEqual(['Lens'])
  change(snapshot('2', 'Lens', 'Panel'))
  expect(listing.isFilled()).toBe(false)
  expect(await names()).toBeUndefined()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await names()).toEqual(['Lens', 'Panel'])
})

test('a table is left to the list in memory, whose columns are of all products found', async () => {
  const { world, listing } = make(snapshot('1', 'Lens'))
  listing.start()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await listing.find(world.current, { ...all, view: 'table' })).toBeUndefined()
  expect(world.asked).toBe(0)
})

test('an engine that fails keeps nobody else waiting for a while, and is told of once', async () => {
  const { world, listing, said, names } = make(snapshot('1', 'Lens'))
  listing.start()
  await expect.poll(listing.isFilled).toBe(true)
  world.fails = true
  expect(await names()).toBeUndefined()
  expect(await names()).toBeUndefined()
  expect(world).toMatchObject({ asked: 1, failures: 1 })
  world.now = 10_001
  expect(await names()).toBeUndefined()
  expect(world).toMatchObject({ asked: 2, failures: 2 })
  expect(said.filter((text) => text.includes('failed'))).toHaveLength(1)
  world.fails = false
  world.now = 20_002
  expect(await names()).toEqual(['Lens'])
  expect(said.at(-1)).toBe('search engine: answers again')
})

test('a catalogue that it does not take is offered again', async () => {
  const { world, listing, timers, names, runTimers } = make(snapshot('1', 'Lens'))
  world.fails = true
  listing.start()
  await expect.poll(() => timers.length).toBe(1)
  expect(timers[0]!.milliseconds).toBe(30_000)
  world.fails = false
  runTimers()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await names()).toEqual(['Lens'])
})

test('one that others have replaced, or a crash emptied, is filled again', async () => {
  const { listing, timers, names, runTimers, inMemory } = make(snapshot('1', 'Lens'))
  listing.start()
  await expect.poll(listing.isFilled).toBe(true)
  await inMemory.close()
  expect(await names()).toBeUndefined()
  expect(listing.isFilled()).toBe(false)
  expect(timers).toHaveLength(1)
  runTimers()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await names()).toEqual(['Lens'])
})

test('an answer of products that this server has not got is none', async () => {
  const { listing, names, world } = make(snapshot('1', 'Lens'))
  listing.start()
  await expect.poll(listing.isFilled).toBe(true)
  expect(await names(snapshot('1', 'Panel'))).toBeUndefined()
  expect(world.failures).toBe(1)
})

test('a server that could read nothing yet empties no engine', async () => {
  const { listing, inMemory } = make(snapshot('none'))
  listing.start()
  await new Promise((later) => setImmediate(later))
  expect(await inMemory.find('none ours', all, 20)).toBeUndefined()
})
