import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { lookup } from '#domain/lookup.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { having, type Filled } from './products.fixture.ts'
import { describeVersions } from './version-contract.ts'
import { describeWords } from './word-contract.ts'

/** Where products are searched, empty at first; every `open` is one server that uses it. */
export type SearchPlace = {
  open: (definitions: readonly AttributeDefinition[]) => ProductSearch
}

/** What every engine does. */
export function describeProductSearch(name: string, makePlace: () => Promise<SearchPlace>): void {
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

    describe('selections', () => {
      test('know fields and values by what they are called, whatever that is', async () => {
        const strange = [
          'constructor',
          '__proto__',
          'toString',
          `'; DROP TABLE x; --`,
          '\\',
          '$1',
          '🔦 ש',
        ]
        // As JSON makes it, and no literal can.
        const own = Object.create(null) as Record<string, AttributeValue[]>
        for (const key of strange) own[key] = [key]
        const ask = await filled([
          sampleProduct({ slug: 'p0', attributes: own }),
          sampleProduct({ slug: 'p1', attributes: { constructor: ['plain'] } }),
        ])
        for (const key of strange) {
          const selection = Object.assign(Object.create(null), { [key]: [key] })
          // Assigning would set the prototype of any other.
          const found = await ask({ selection: key === '__proto__' ? withProto(key) : selection })
          expect(found.slugs, key).toEqual(['p0'])
          expect(lookup(found.state.selection, key), key).toEqual([key])
        }
        const none = await ask({ selection: { valueOf: ['constructor'], hasOwnProperty: ['x'] } })
        expect(none.matched).toBe(2)
      })

      test('find a value with a zero character or half a character in it as any other', async () => {
        const ask = await filled(having({ a: ['x\0y'] }, { a: ['\ud83d'] }))
        expect((await ask({ selection: { a: ['x\0y'] } })).slugs).toEqual(['p0'])
        expect((await ask({ selection: { a: ['\ud83d'] } })).slugs).toEqual(['p1'])
      })
    })

    describe('ranges', () => {
      test('judge a product of several measures by the worst', async () => {
        const ask = await filled(
          having(
            { loss: [{ max: 0.2 }, { max: 0.9 }] },
            { loss: [0.3] },
            { loss: [{ max: 0.4 }, 0.1] },
          ),
        )
        expect((await ask({ ranges: { loss: { high: 0.35 } } })).slugs).toEqual(['p1'])
        expect((await ask({ ranges: { loss: { high: 0.5 } } })).slugs).toEqual(['p1', 'p2'])
        expect((await ask({ ranges: { loss: { high: 1 } } })).slugs).toEqual(['p0', 'p1', 'p2'])
        const chosen = { selection: { loss: ['0.2'] }, ranges: { loss: { high: 0.35 } } }
        expect((await ask(chosen)).slugs).toEqual(['p0', 'p1'])
      })
    })

    describe('orders', () => {
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

    test('of no products there is one empty page', async () => {
      const ask = await filled([])
      const found = await ask({ query: 'x', selection: { a: ['x'] }, sort: 'name', page: 2 })
      expect(found).toMatchObject({ slugs: [], matched: 0, total: 0, pages: 1, facets: [] })
      expect(found.state).toMatchObject({ query: 'x', page: 1 })
      expect(found.state.sort).toBeUndefined()
    })

    describeWords({ open, filled })
    describeVersions({ open, filled })
  })
}

const definitions: AttributeDefinition[] = [
  { key: 'size', values: ['S', 'M', 'L'] },
  { key: 'ports', unit: 'ports' },
  { key: 'loss', unit: 'bar', better: 'lower' },
  { key: 'passes', unit: 'rpm' },
]

const withProto = (value: string) =>
  JSON.parse(`{"__proto__": [${JSON.stringify(value)}]}`) as Record<string, string[]>
