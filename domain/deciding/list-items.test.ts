import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxItems, maxNumberLength, maxQuantity, readItems, writeItems } from './list-items.ts'

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
