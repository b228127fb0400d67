import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPacker, unpackValues, type PackedValues } from './packed-values.ts'

function written(values: readonly unknown[]): string {
  const packer = createPacker()
  for (const value of values) packer.add(value)
  return JSON.stringify(packer.packed)
}
const read = (text: string) => unpackValues<unknown>(JSON.parse(text) as PackedValues)

describe('packed values', () => {
  test.each([
    ['none', []],
    ['plain ones', ['', 'a', 0, -1.5, true, false, null]],
    ['a text and a number that read alike', ['1', 1, [1], ['1'], '0', [0], []]],
    ['lists and objects of the same members', [['a', 'b'], { a: 'a', b: 'b' }, { b: 'b', a: 'a' }]],
    ['one within the other', [{ a: [{ b: [[]] }, {}] }, { a: [] }]],
    ['keys that hold what sets others apart', [{ 'a,b': 1 }, { a: 1, b: 1 }, { '"]': 1 }]],
  ])('are what they were: %s', (_, values) => {
    expect(read(written(values))).toStrictEqual(values)
  })

  test('are what JSON makes of them, whatever they are', () => {
    const value = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 8 }), (values) => {
        expect(read(written(values))).toStrictEqual(JSON.parse(JSON.stringify(values)))
      }),
      { numRuns: 500 },
    )
  })

  test('hold what is equal once, and say it once', () => {
    const lens = () => ({ name: 'lens', sizes: [1, 2], files: [{ url: 'a' }] })
    const text = written([lens(), lens(), { ...lens(), name: 'panel' }])
    const [first, second, third] = read(text) as ReturnType<typeof lens>[]
    expect(second).toBe(first)
    expect(third!.sizes).toBe(first!.sizes)
    expect(third!.files).toBe(first!.files)
    expect(text.match(/"url"/g)).toHaveLength(1)
  })

  test('leave fields out that are undefined', () => {
    expect(read(written([{ a: undefined, b: 1 }]))).toStrictEqual([{ b: 1 }])
  })

  test('keep names that objects inherit as their own', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":2}')
    const [after] = read(written([value])) as object[]
    expect(Object.keys(after!)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
  })
})
