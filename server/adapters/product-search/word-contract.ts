import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { World } from './products.fixture.ts'

const panel = sampleProduct({
  slug: 'panel',
  name: 'Front panel 144',
  partNumber: 'PP-144-XY',
  text: 'For 19″ racks, with Café-grade “µ”-labels it’s 50\\50.',
  attributes: { ports: [144], passes: [{ min: 1260, max: 1650 }], finish: ['ANO/POL'] },
  aka: ['Old-Panel 7'],
})
const cord = {
  ...sampleProduct({ slug: 'cord', name: 'Cord', partNumber: 'FC2-XY', text: 'Goes to a panel.' }),
  variants: [{ partNumber: 'FC2-XY-5M' }, { partNumber: 'FC2-XY-10M' }],
  sections: [{ heading: 'Finish', description: 'Nobody else says grommet.' }],
  files: [{ kind: 'dataSheet' as const, label: 'Data sheet', url: 'sheets/cord-FC2.pdf' }],
}
const lens = sampleProduct({ slug: 'lens', name: 'Lens', partNumber: '', text: 'A lens x\0y.' })
const products = [panel, cord, lens]

/** What every engine finds by words. */
export function describeWords({ filled }: World): void {
  describe('words', () => {
    test('are looked for in all fields, where a word begins', async () => {
      const ask = await filled(products)
      for (const [query, wanted] of [
        ['panel', ['panel', 'cord']],
        ['FRONT PANEL', ['panel']],
        ['panel front', ['panel']],
        ['pan', ['panel', 'cord']],
        ['panel grommet', ['cord']],
        ['grom', ['cord']],
        ['cafe', ['panel']],
        ['um', []],
        ['u”', ['panel']],
        ['50\\50', ['panel']],
        ['it’s', ['panel']],
        ['pol', ['panel']],
        ['/pol', ['panel']],
        ['1260-1650', ['panel']],
        ['144 ports', ['panel']],
        ['old-panel', ['panel']],
        ['fc2-xy-10m', ['cord']],
        ['fc2xy10m', ['cord']],
        ['sheets/cord', ['cord']],
        ['fc2.pdf', ['cord']],
        ['nothing of the kind', []],
        ['   ', ['panel', 'cord', 'lens']],
      ] as const) {
        const { slugs, matched } = await ask({ query })
        expect(slugs.toSorted(), query).toEqual(wanted.toSorted())
        expect(matched, query).toBe(wanted.length)
      }
    })

    test('come in order: the very name or number, a piece of the name, the rest', async () => {
      const named = (slug: string, more: Parameters<typeof sampleProduct>[0]) =>
        sampleProduct({ slug, ...more })
      const ask = await filled([
        named('told', { name: 'a', text: 'Beside a valve' }),
        named('piece', { name: 'Gate valve' }),
        named('number', { name: 'b', partNumber: 'VAL-VE' }),
        named('name', { name: 'Valve' }),
      ])
      const found = await ask({ query: 'VALVE ' })
      expect(found.slugs).toEqual(['number', 'name', 'piece', 'told'])
      expect((await ask({ query: 'valve', page: 2 }, 2)).slugs).toEqual(['piece', 'told'])
      expect((await ask({ query: 'valve', sort: '-name' })).slugs).toEqual([
        'name',
        'piece',
        'number',
        'told',
      ])
    })

    test('and filters are both met, and counted', async () => {
      const ask = await filled(products)
      const found = await ask({ query: 'panel', selection: { ports: ['144'] } })
      expect(found).toMatchObject({ slugs: ['panel'], matched: 1, total: 3 })
      const finish = found.facets.find(({ key }) => key === 'finish')
      expect(finish?.values).toMatchObject([{ value: 'ANO/POL', count: 1 }])
      const none = await ask({ query: 'lens' })
      expect(none.facets.flatMap(({ values }) => values).every(({ count }) => count === 0)).toBe(
        true,
      )
    })

    test('are words and nothing else, whatever they are', async () => {
      const ask = await filled(products)
      const hostile = [
        `'; DROP SCHEMA product_search_2 CASCADE; --`,
        `' | 'a`,
        `a':*`,
        `\\' | a`,
        `!a & (b <-> c)`,
        '%_%',
        '$1 $2 ${x}',
        '\0',
        'panel\0',
        '\ud83d',
        'x'.repeat(10_000),
        'a '.repeat(5000),
        '́'.repeat(300),
        '\\',
        `''''`,
        '()',
        '__proto__ constructor',
      ]
      for (const query of hostile) {
        const { slugs, matched } = await ask({ query })
        expect(slugs.length, query).toBe(matched)
      }
      expect((await ask({ query: hostile[0]! })).matched).toBe(0)
      expect((await ask()).matched).toBe(3)
    })

    test('of a product may be very many, and very long', async () => {
      const long = sampleProduct({
        slug: 'long',
        name: 'Long',
        text: `${'a1'.repeat(25_000)} and more`,
        attributes: {
          note: Array.from({ length: 500 }, (_, i) => `${'word'.repeat(100)}${i} b${i}`),
        },
      })
      const ask = await filled([long, panel])
      expect((await ask({ query: 'long' })).slugs).toEqual(['long'])
      expect((await ask({ query: 'and more' })).slugs).toEqual(['long'])
    })
  })
}
