import { describe, expect, test } from 'vitest'
import type { ProductSearch, SearchedProduct } from '#server/ports/product-search.ts'
import { having, type World } from './products.fixture.ts'

const all = { query: '', selection: {}, page: 1 }

/** How what is searched is replaced. */
export function describeVersions({ open }: World): void {
  describe('versions', () => {
    const totals = async (search: ProductSearch, ...versions: string[]) =>
      Promise.all(versions.map(async (one) => (await search.find(one, all, 20))?.total))

    test('are not there before they are put', async () => {
      const search = open()
      expect(await search.find('1', all, 20)).toBeUndefined()
      await search.put('1', having({ a: ['x'] }))
      expect(await totals(search, '1', '2', '', `'`)).toEqual([1, undefined, undefined, undefined])
    })

    test('replace one another, of which the last two stay', async () => {
      const search = open()
      await search.put('1', having({}))
      await search.put('2', having({}, {}))
      expect(await totals(search, '1', '2')).toEqual([1, 2])
      await search.put('3', having({}, {}, {}))
      expect(await totals(search, '1', '2', '3')).toEqual([undefined, 2, 3])
      // Put again it is the last one.
      await search.put('2', having({}, {}))
      await search.put('4', having())
      expect(await totals(search, '2', '3', '4')).toEqual([2, undefined, 0])
    })

    test('are filled once, whatever they are put with again', async () => {
      const search = open()
      await search.put('1', having({}))
      await search.put('1', having({}, {}))
      expect(await totals(search, '1')).toEqual([1])
    })

    test('of which the products end in an error are not there, and can be put again', async () => {
      const search = open()
      await search.put('1', having({}))
      async function* broken(): AsyncGenerator<SearchedProduct> {
        yield* having({}, {})
        throw new Error('No more products.')
      }
      await expect(search.put('2', broken())).rejects.toThrow('No more products.')
      expect(await totals(search, '1', '2')).toEqual([1, undefined])
      await search.put('2', having({}, {}))
      expect(await totals(search, '2')).toEqual([2])
    })

    test('are answered whole while others replace them', async () => {
      const search = open()
      await search.put('1', having({ n: ['1'] }))
      const sizes = [2, 3, 4, 5]
      const replacing = (async () => {
        for (const size of sizes) {
          const products = Array.from({ length: size }, () => ({ n: [`${size}`] }))
          await search.put(String(size), having(...products))
        }
        return 'replaced'
      })()
      const seen = new Set<string>()
      // In memory nothing waits for anything.
      const soon = () => new Promise((later) => setImmediate(later))
      do {
        for (const version of [1, ...sizes]) {
          const found = await search.find(String(version), all, 20)
          if (!found) continue
          seen.add(String(version))
          expect(found.slugs).toHaveLength(version)
          expect(found.facets.map(({ values }) => values)).toEqual([
            [{ value: `${version}`, label: `${version}`, count: version }],
          ])
        }
      } while ((await Promise.race([replacing, soon()])) !== 'replaced')
      expect(seen.size).toBeGreaterThan(0)
      expect(await totals(search, '3', '4', '5')).toEqual([undefined, 4, 5])
    })
  })
}
