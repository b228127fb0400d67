import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { indexFacets } from '#domain/catalogue/facet-index.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { startMoodyProxy } from '#test/fakes/moody-proxy.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'
import { swept } from '#test/sweep.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { describeProductSearch } from './contract.ts'
import { createInMemorySearch } from './in-memory.fixture.ts'
import { createPostgresSearch } from './postgres.ts'
import { having } from './products.fixture.ts'

const server = await startPostgres()
const all: ListingState = { query: '', selection: {}, page: 1 }

if ('skipped' in server) {
  console.warn(`The product search is not tested on PostgreSQL: ${server.skipped}.`)
  test.skip(`PostgreSQL, as a product search (${server.skipped})`)
} else {
  afterAll(server.stop)
  // Other work on the machine must fail no test.
  const open = (url: string, definitions = attributes, findMilliseconds = 30_000) =>
    createPostgresSearch({
      url,
      definitions,
      findMilliseconds,
      fillMilliseconds: 30_000,
      onLostConnection: () => {},
    })

  describeProductSearch('PostgreSQL', async () => {
    const url = await server.database()
    return { open: (definitions) => open(url, [...definitions]) }
  })

  const count = 5000
  const products = Object.entries(syntheticCatalogue(count)).map(([id, document]): Product => {
    const parsed = parseProduct(id, document)
    if (!parsed.ok) throw new Error(parsed.reasons.join('; '))
    return parsed.product
  })

  // On a slow machine the sweep's 400 questions take minutes.
  test(
    'answers as the list in memory does, whatever is asked of many products',
    {
      timeout: 300_000,
    },
    async () => {
      const inMemory = createInMemorySearch(attributes)
      const search = open(await server.database())
      await Promise.all([inMemory, search].map((one) => one.put('1', products)))
      const both = (state: ListingState, size: number) =>
        Promise.all([inMemory, search].map((one) => one.find('1', state, size)))
      const runs = swept<number>(400, 80)
      let matched = 0
      await fc.assert(
        fc.asyncProperty(states(products), fc.constantFrom(1, 20, 700), async (state, size) => {
          const [wanted, found] = await both(state, size)
          matched += Math.min(1, found!.matched)
          expect(found).toEqual(wanted)
        }),
        { numRuns: runs },
      )
      // Where nothing is ever found, nothing is told.
      expect(matched).toBeGreaterThan(runs / 4)
      await search.close()
    },
  )

  describe('PostgreSQL', () => {
    test('is filled once by servers that begin at the same time, and found by all', async () => {
      const url = await server.database()
      const servers = Array.from({ length: 5 }, () => open(url))
      let read = 0
      function* counted() {
        read++
        yield* having({ a: ['x'] }, { a: ['y'] })
      }
      await Promise.all(servers.map((one) => one.put('1', counted())))
      expect(read).toBe(1)
      const found = await Promise.all(servers.map((one) => one.find('1', all, 20)))
      expect(found.map((one) => one?.total)).toEqual([2, 2, 2, 2, 2])
      await Promise.all(servers.map((one) => one.put('2', having({}))))
      await Promise.all(servers.map((one) => one.put('3', having({}))))
      expect(await versionsIn(url)).toBe(2)
      await Promise.all(servers.map((one) => one.close()))
    })

    test('says that nothing is there after a crash, and is filled anew', async () => {
      const url = await server.database()
      const search = open(url)
      await search.put('1', having({}, {}))
      expect((await search.find('1', all, 20))?.total).toBe(2)
      await server.crash()
      await expect(search.find('1', all, 20)).rejects.toThrow(/terminated|ENOENT|ECONN/)
      await server.restart()
      expect(await search.find('1', all, 20)).toBeUndefined()
      await search.put('1', having({}, {}))
      expect((await search.find('1', all, 20))?.total).toBe(2)
      expect(await versionsIn(url)).toBe(1)
      await search.close()
    })
  })

  test('a catalogue that a network loses on its way is given up, and taken at the next time', async () => {
    const url = new URL(await server.database())
    const proxy = await startMoodyProxy({
      path: `${url.searchParams.get('host')}/.s.PGSQL.5432`,
    })
    const through = `postgres://${url.username}@127.0.0.1:${proxy.port}${url.pathname}`
    async function* lost() {
      await proxy.become('hanging')
      yield* having({}, {})
    }
    try {
      const search = createPostgresSearch({
        url: through,
        definitions: attributes,
        fillMilliseconds: 1000,
        onLostConnection: () => {},
      })
      await expect(search.put('1', lost())).rejects.toThrow(/timeout/i)
    } finally {
      await proxy.stop()
    }
    const search = open(url.href)
    expect(await search.find('1', all, 20)).toBeUndefined()
    await search.put('1', having({}, {}))
    expect((await search.find('1', all, 20))?.total).toBe(2)
    expect(await versionsIn(url.href)).toBe(1)
    await search.close()
  })

  /** How many versions have products. */
  async function versionsIn(url: string): Promise<number> {
    const { Client } = (await import('pg')).default
    const operator = new Client({ connectionString: url })
    await operator.connect()
    const { rows } = await operator.query<{ count: number }>(
      'SELECT count(DISTINCT version)::integer AS count FROM product_search_2.products',
    )
    await operator.end()
    return rows[0]!.count
  }
}

/** What may be asked of these products' filters, and at times of none of them. */
function states(products: readonly Product[]): fc.Arbitrary<ListingState> {
  const { facets } = indexFacets(products, attributes)
  const chosen = fc.constantFrom(...facets).chain(({ definition, values }) =>
    fc.tuple(
      fc.constant(definition.key),
      fc.uniqueArray(fc.constantFrom(...values.map(({ value }) => value), 'none'), {
        minLength: 1,
        maxLength: 8,
      }),
    ),
  )
  const numbers = facets.filter(({ figures }) => figures).map(({ definition }) => definition.key)
  const side = fc.option(fc.constantFrom(0, 0.3, 1, 4, 10, 25, 50, 63, 100, 150, 400), {
    nil: undefined,
  })
  const asked = fc
    .tuple(fc.constantFrom(...numbers, 'none'), side, side)
    .filter(([, low, high]) => low !== undefined || high !== undefined)
    .map(([key, low, high]) => [key, low === undefined ? { high } : { low, high }] as const)
  const keys = [...facets.map(({ definition }) => definition.key), 'name', 'partNumber', 'none']
  return fc
    .record({
      selection: fc.array(chosen, { maxLength: 2 }),
      ranges: fc.array(asked, { maxLength: 2 }),
      page: fc.constantFrom(1, 1, 2, 3, 50, 1e9),
      sort: fc.option(fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...keys)), {
        nil: undefined,
      }),
    })
    .map(({ selection, ranges, page, sort }) => ({
      query: '',
      selection: Object.fromEntries(selection),
      ranges: Object.fromEntries(ranges) as ListingState['ranges'],
      page,
      ...(sort && { sort: sort.join('') }),
    }))
}
