import { describe, expect, test } from 'vitest'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { lookup } from '#domain/lookup.ts'
import { counts, figures, having, type World } from './products.fixture.ts'

/** What every engine finds by filters. */
export function describeFilters({ filled }: World): void {
  describe('selections', () => {
    test('are OR within a field and AND across fields, with the counts of the other fields', async () => {
      const ask = await filled(
        having({ a: ['x'], b: ['1'] }, { a: ['y'] }, { a: ['z', 'x'], b: ['2'] }),
      )
      const either = await ask({ selection: { a: ['y', 'z'] } })
      expect(either).toMatchObject({ slugs: ['p1', 'p2'], matched: 2, total: 3, pages: 1 })
      expect(counts(either, 'a')).toEqual({ x: 2, y: 1, z: 1 })
      expect(counts(either, 'b')).toEqual({ 1: 0, 2: 1 })
      const both = await ask({ selection: { a: ['x'], b: ['2'] } })
      expect(both.slugs).toEqual(['p2'])
      expect(counts(both, 'a')).toEqual({ x: 1, y: 0, z: 1 })
      expect(counts(both, 'b')).toEqual({ 1: 1, 2: 1 })
    })

    test('that nothing is known of are left out, and none leaves everything', async () => {
      const ask = await filled(having({ a: ['x'] }, { a: ['y'] }))
      const found = await ask({ selection: { a: ['x', 'nothing'], other: ['x'] } })
      expect(found.slugs).toEqual(['p0'])
      expect({ ...found.state.selection }).toEqual({ a: ['x'] })
      expect(found.unknown).toEqual([{ key: 'a', value: 'nothing' }])
      expect((await ask({ selection: { a: ['x'] } })).unknown).toBeUndefined()
      const all = await ask({ selection: { a: ['nothing'], other: ['x'] } })
      expect(all.slugs).toEqual(['p0', 'p1'])
      expect(counts(all, 'a')).toEqual({ x: 1, y: 1 })
    })

    test('may leave nothing, of which the first page is the last', async () => {
      const ask = await filled(having({ a: ['x'] }, { b: ['y'] }))
      const found = await ask({ selection: { a: ['x'], b: ['y'] }, page: 7 })
      expect(found).toMatchObject({ slugs: [], matched: 0, total: 2, pages: 1 })
      expect(found.state.page).toBe(1)
      expect(counts(found, 'a')).toEqual({ x: 0 })
      expect(counts(found, 'b')).toEqual({ y: 0 })
    })

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
    test('take numbers that lie inside and intervals that cover what is asked', async () => {
      const ask = await filled(
        having(
          { ports: [8], passes: [{ min: 1260, max: 1650 }] },
          { ports: [24], passes: [{ min: 1500, max: 1600 }] },
          { ports: [144] },
          { ports: ['many'] },
        ),
      )
      const inside = await ask({ ranges: { ports: { low: 10, high: 144 } } })
      expect(inside.slugs).toEqual(['p1', 'p2'])
      expect(figures(inside, 'passes')).toEqual({ from: 1500, to: 1600 })
      expect(figures(inside, 'ports')).toEqual({ from: 8, to: 144 })
      expect((await ask({ ranges: { passes: { low: 1310 } } })).slugs).toEqual(['p0'])
      expect((await ask({ ranges: { passes: { low: 1510, high: 1550 } } })).slugs).toEqual([
        'p0',
        'p1',
      ])
      const both = await ask({ ranges: { ports: { high: 30 }, passes: { low: 1550 } } })
      expect(both.slugs).toEqual(['p0', 'p1'])
      const nothing = await ask({ ranges: { ports: { low: 500 } } })
      expect(nothing).toMatchObject({ matched: 0, pages: 1 })
      expect(figures(nothing, 'passes')).toEqual({ from: 0, to: 0 })
    })

    test('are one more choice beside values of their field', async () => {
      const ask = await filled(having({ ports: [8] }, { ports: [24] }, { ports: ['many'] }, {}))
      const found = await ask({ selection: { ports: ['many'] }, ranges: { ports: { high: 10 } } })
      expect(found.slugs).toEqual(['p0', 'p2'])
      expect(counts(found, 'ports')).toEqual({ 8: 1, 24: 1, many: 1 })
    })

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

    test('of fields without numbers, or that nobody has, are left out', async () => {
      const ask = await filled(having({ a: ['x'] }))
      const found = await ask({ ranges: { a: { low: 1 }, other: { low: 1 } } })
      expect(found.matched).toBe(1)
      expect(found.state.ranges).toBeUndefined()
    })
  })
}

const withProto = (value: string) =>
  JSON.parse(`{"__proto__": [${JSON.stringify(value)}]}`) as Record<string, string[]>
