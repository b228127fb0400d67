import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { describeFilters } from './filter-contract.ts'
import { counts, having, type Differences, type Filled } from './products.fixture.ts'
import { describeVersions } from './version-contract.ts'
import { describeWords } from './word-contract.ts'

/** Where products are searched, empty at first; every `open` is one server that uses it. */
export type SearchPlace = {
  open: (definitions: readonly AttributeDefinition[]) => ProductSearch
}

/** What every engine does. */
export function describeProductSearch(
  name: string,
  makePlace: () => Promise<SearchPlace>,
  differences: Differences,
): void {
  describe(`${name}, as a product search`, () => {
    let place: SearchPlace
    const opened: ProductSearch[] = []
    const open = () => {
      const search = place.open(definitions)
      opened.push(search)
      return search
    }
    const filled: Filled = async (products) => {
      const search = open()
      await search.put('1', products)
      return async (state = {}, size = 20) => {
        const found = await search.find('1', { query: '', selection: {}, page: 1, ...state }, size)
        expect(found, 'what was found').toBeDefined()
        return found!
      }
    }

    beforeEach(async () => {
      place = await makePlace()
    })
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((search) => search.close()))
    })

    describeFilters({ open, filled })
    describe('orders', () => {
      test('go both ways, what is not stated last', async () => {
        const ask = await filled(
          having({ ports: [24] }, {}, { ports: [8, 200] }, { ports: [24] }, { ports: ['many'] }),
        )
        expect((await ask({ sort: 'ports' })).slugs).toEqual(['p2', 'p0', 'p3', 'p1', 'p4'])
        const down = await ask({ sort: '-ports' })
        expect(down.slugs).toEqual(['p0', 'p3', 'p2', 'p1', 'p4'])
        expect(down.state.sort).toBe('-ports')
        expect((await ask({ sort: '-ports', page: 2 }, 2)).slugs).toEqual(['p2', 'p1'])
        expect((await ask({ sort: 'ports', page: 2 }, 2)).slugs).toEqual(['p3', 'p1'])
      })

      test('of words are those of the filter', async () => {
        const ask = await filled(having({ size: ['L'] }, { size: ['S'] }, {}, { size: ['M', 'S'] }))
        expect((await ask({ sort: 'size' })).slugs).toEqual(['p1', 'p3', 'p0', 'p2'])
      })

      test('of names and numbers are those of readers, whoever has none last', async () => {
        const ask = await filled([
          sampleProduct({ slug: 'p0', name: 'Panel 10', partNumber: 'P-10' }),
          sampleProduct({ slug: 'p1', name: 'panel 9' }),
          sampleProduct({ slug: 'p2', name: 'Étalon', partNumber: 'P-9' }),
          sampleProduct({ slug: 'p3', name: 'Panel 10', partNumber: 'a-1' }),
        ])
        expect((await ask({ sort: 'name' })).slugs).toEqual(['p2', 'p1', 'p0', 'p3'])
        expect((await ask({ sort: '-name' })).slugs).toEqual(['p0', 'p3', 'p1', 'p2'])
        expect((await ask({ sort: 'partNumber' })).slugs).toEqual(['p3', 'p2', 'p0', 'p1'])
        expect((await ask({ sort: '-partNumber', page: 2 }, 3)).slugs).toEqual(['p1'])
      })

      test('that no product has leave the list as it is', async () => {
        const ask = await filled(having({ a: ['x'] }, { a: ['y'] }))
        for (const sort of ['nothing', '-', 'constructor', `a'; --`]) {
          const found = await ask({ sort })
          expect(found.slugs, sort).toEqual(['p0', 'p1'])
          expect(found.state.sort, sort).toBeUndefined()
        }
      })
    })

    test('pages hold every product once, and one beyond the end is the last', async () => {
      const ask = await filled(having(...Array.from({ length: 9001 }, (_, i) => ({ n: [i % 3] }))))
      const first = await ask({ selection: { n: ['1'] } }, 1000)
      expect(first).toMatchObject({ matched: 3000, pages: 3, total: 9001 })
      const all = await Promise.all(
        [1, 2, 3].map((page) => ask({ selection: { n: ['1'] }, page }, 1000)),
      )
      const wanted = Array.from({ length: 3000 }, (_, i) => `p${3 * i + 1}`)
      expect(all.flatMap(({ slugs }) => slugs)).toEqual(wanted)
      const last = await ask({ page: 2 ** 40 }, 1000)
      expect(last.slugs).toEqual(['p9000'])
      expect(last.state.page).toBe(10)
      expect(counts(last, 'n')).toEqual({ 0: 3001, 1: 3000, 2: 3000 })
    })

    test('of no products there is one empty page', async () => {
      const ask = await filled([])
      const found = await ask({ query: 'x', selection: { a: ['x'] }, sort: 'name', page: 2 })
      expect(found).toMatchObject({ slugs: [], matched: 0, total: 0, pages: 1, facets: [] })
      expect(found.state).toMatchObject({ query: 'x', page: 1 })
      expect(found.state.sort).toBeUndefined()
    })

    test('fields are called and ordered as they are defined', async () => {
      const ask = await filled(having({ other: ['x'], ports: [8], size: ['M'], loss: [1] }))
      const { facets } = await ask()
      expect(facets.map(({ key }) => key)).toEqual(['size', 'ports', 'loss', 'other'])
      expect(facets[1]).toMatchObject({
        label: 'Ports',
        figures: { kind: 'number', unit: 'ports', from: 8, to: 8 },
        values: [{ value: '8', label: '8\u00a0ports', count: 1 }],
      })
    })

    describeWords({ open, filled }, differences)
    describeVersions({ open, filled })
  })
}

const definitions: AttributeDefinition[] = [
  { key: 'size', values: ['S', 'M', 'L'] },
  { key: 'ports', unit: 'ports' },
  { key: 'loss', unit: 'bar', better: 'lower' },
  { key: 'passes', unit: 'rpm' },
]
