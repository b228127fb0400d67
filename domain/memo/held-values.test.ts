import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHeldValues } from './held-values.ts'

function heldAll(values: readonly unknown[]) {
  const held = createHeldValues()
  const places = values.map(held.add)
  held.end()
  return { held, places }
}

describe('held values', () => {
  test('are what JSON makes of them, whatever they are, in the order of their fields', () => {
    const value = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (values) => {
        const { held, places } = heldAll(values)
        const back = places.map(held.at)
        expect(JSON.stringify(back)).toBe(JSON.stringify(values))
        expect(JSON.stringify(held.together(places))).toBe(JSON.stringify(values))
      }),
      { numRuns: 500 },
    )
  })

  test('are held once where they are equal, and given out anew each time', () => {
    const lens = () => ({ name: 'lens', sizes: [1, 2], files: [{ url: 'a' }] })
    const { held, places } = heldAll([lens(), lens(), { ...lens(), name: 'panel' }])
    expect(places[1]).toBe(places[0])
    expect(places[2]).not.toBe(places[0])
    expect(held.at(places[0]!)).not.toBe(held.at(places[0]!))
    expect(held.at(places[2]!)).toEqual({ ...lens(), name: 'panel' })
  })

  test('are one and the same where they are made together', () => {
    const lens = () => ({ name: 'lens', sizes: [1, 2], files: [{ url: 'a' }] })
    const { held, places } = heldAll([lens(), lens(), { ...lens(), name: 'panel' }])
    const [first, second, third] = held.together(places) as ReturnType<typeof lens>[]
    expect(second).toBe(first)
    expect(third!.files).toBe(first!.files)
    expect(third).toEqual({ ...lens(), name: 'panel' })
  })

  test('leave fields out that are undefined', () => {
    const { held, places } = heldAll([{ a: undefined, b: 1 }])
    expect(held.at(places[0]!)).toStrictEqual({ b: 1 })
  })

  test('are told apart among very many', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => ({
      list: [i, i % 7],
      of: `${i % 300}`,
    }))
    const { held, places } = heldAll(values)
    expect(new Set(places).size).toBe(values.length)
    expect(places.map(held.at)).toEqual(values)
  })

  test('have lists of any length', () => {
    const long = Array.from({ length: 500_000 }, (_, i) => i % 3)
    const { held, places } = heldAll([{ long }])
    expect(held.at(places[0]!)).toEqual({ long })
  })

  test('tell one field, and that others have none', () => {
    const { held, places } = heldAll([{ a: { b: [1] }, n: null }, ['a'], 'a'])
    expect(held.field(places[0]!, 'a')).toEqual({ b: [1] })
    expect(held.field(places[0]!, 'n')).toBe(null)
    expect(held.field(places[0]!, 'toString')).toBe(undefined)
    for (const place of places.slice(1)) expect(held.field(place, 'a')).toBe(undefined)
  })

  test('keep names that objects inherit as their own', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":2}')
    const { held, places } = heldAll([value])
    expect(Object.keys(held.at(places[0]!) as object)).toEqual(['__proto__', 'constructor'])
  })

  test('are no more after the end', () => {
    const { held } = heldAll([1])
    expect(() => held.add('more')).toThrow('after the end')
  })
})
