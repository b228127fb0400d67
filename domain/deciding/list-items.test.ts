import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  joinedItems,
  maxItems,
  maxNumberLength,
  maxQuantity,
  readItems,
  writeItems,
} from './list-items.ts'

const read = (text: string) => readItems(text).map((item) => `${item.quantity} ${item.partNumber}`)

describe('items in an address', () => {
  test.each<[string, string[]]>([
    ['QV-15:40,QH-12-3M:2', ['40 QV-15', '2 QH-12-3M']],
    ['QV-15', ['1 QV-15']],
    [' QV-15 :3,, ,:4', ['3 QV-15']],
    ['QV-15:2,qv-15:3', ['5 QV-15']],
    ['QV-15:0', []],
    ['QV-15:many', ['1 QV-15:many']],
    ['QV-15:-2', ['1 QV-15:-2']],
    ['QV-15:1.5', ['1 QV-15:1.5']],
    [`QV-15:${'9'.repeat(400)}`, [`${maxQuantity} QV-15`]],
    ['', []],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  test('are no more and no longer than a list takes', () => {
    const many = Array.from({ length: maxItems + 5 }, (_, i) => `QV-${i}:1`).join(',')
    expect(readItems(many)).toHaveLength(maxItems)
    expect(readItems('x'.repeat(5000))[0]!.partNumber).toHaveLength(maxNumberLength)
  })

  test('are read as they were written, whatever signs a number has', () => {
    const sign = fc.constantFrom(...'AZ09-/.:,%& +#=é2c'.split(''))
    const number = fc
      .string({ unit: sign, minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() === text)
    const item = fc.record({ partNumber: number, quantity: fc.integer({ min: 1, max: 999_999 }) })
    const items = fc.uniqueArray(item, {
      maxLength: 20,
      selector: ({ partNumber }) => partNumber.toUpperCase(),
    })
    fc.assert(
      fc.property(items, (list) => {
        const { searchParams } = new URL(`http://a.example/list?items=${writeItems(list)}`)
        expect(readItems(searchParams.get('items')!)).toEqual(list)
      }),
    )
  })

  test('stay readable', () => {
    expect(writeItems([{ partNumber: 'QH-12-2M5', quantity: 80 }])).toBe('QH-12-2M5:80')
  })
})

describe('two lists in one', () => {
  const numbered = (count: number, quantity = 1) =>
    Array.from({ length: count }, (_, i) => ({ partNumber: `QV-${i}`, quantity }))

  test('have each number once, with the quantities of both', () => {
    const other = [
      { partNumber: 'qv-1', quantity: 3 },
      { partNumber: 'QH-9', quantity: 2 },
    ]
    expect(joinedItems(numbered(2), other)).toEqual({
      items: [
        { partNumber: 'QV-0', quantity: 1 },
        { partNumber: 'QV-1', quantity: 4 },
        { partNumber: 'QH-9', quantity: 2 },
      ],
      left: [],
    })
  })

  test('leave out, and name, what a list cannot hold', () => {
    const other = [
      { partNumber: 'QH-1', quantity: 5 },
      { partNumber: 'QV-3', quantity: maxQuantity },
      { partNumber: 'QV-4', quantity: 2 },
      { partNumber: 'QH-2', quantity: 6 },
    ]
    const { items, left } = joinedItems(numbered(maxItems), other)
    expect(items).toHaveLength(maxItems)
    expect(items[4]).toEqual({ partNumber: 'QV-4', quantity: 3 })
    expect(items[3]).toEqual({ partNumber: 'QV-3', quantity: 1 })
    expect(left).toEqual([other[0], other[1], other[3]])
  })
})
