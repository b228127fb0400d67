import { describe, expect, test } from 'vitest'
import { createPartIndex, readParts } from './accessories.ts'

const valve = {
  slug: 'valve',
  partNumber: 'QB-15',
  includes: [{ partNumber: 'QK-15', quantity: 1, relation: 'seat' }],
  accessories: [
    { partNumber: 'qk-15', maximum: 2 },
    { partNumber: 'QG-63-B', relation: 'gauge' },
    { partNumber: 'X-1' },
  ],
}
const kit = { slug: 'kit', partNumber: 'QK-15' }
const gauge = {
  slug: 'gauge',
  partNumber: 'QG-63',
  variants: [{ partNumber: 'QG-63-A' }, { partNumber: 'QG-63-B' }, { partNumber: 'QK-15' }],
}
const index = createPartIndex([valve, kit, gauge])

describe('parts', () => {
  test('are linked to the product that has their number, in any case, or one of its variants', () => {
    expect(index.includes(valve)).toEqual([
      { partNumber: 'QK-15', quantity: 1, relation: 'seat', product: kit },
    ])
    expect(index.accessories(valve)).toEqual([
      { partNumber: 'qk-15', maximum: 2, product: kit },
      { partNumber: 'QG-63-B', relation: 'gauge', product: gauge },
      { partNumber: 'X-1', product: undefined },
    ])
  })

  test('say which products they belong to', () => {
    expect(index.partOf(kit)).toEqual([
      { partNumber: 'QK-15', quantity: 1, relation: 'seat', product: valve },
    ])
    expect(index.accessoryOf(kit)).toEqual([{ partNumber: 'qk-15', maximum: 2, product: valve }])
    expect(index.accessoryOf(gauge).map(({ product }) => product.slug)).toEqual(['valve'])
    expect([...index.partOf(gauge), ...index.accessoryOf(valve)]).toEqual([])
  })

  test('without a number belong to no product that has none either', () => {
    const blank = { slug: 'blank', partNumber: '', accessories: [{ partNumber: ' ' }] }
    expect(createPartIndex([blank, { ...kit, partNumber: '' }]).accessories(blank)).toEqual([])
  })
})

test.each<[object, object]>([
  [{ includes: 'QK-15' }, { field: 'includes', message: /^must be a list: write \[{"partNumber"/ }],
  [
    { includes: [{ quantity: 2 }] },
    { field: 'includes', message: /entry 1: its partNumber is mis/ },
  ],
  [
    { includes: [{ partNumber: 'a', quantity: '2' }] },
    { field: 'includes', message: /its quantity is "2": write a whole number above 0/ },
  ],
  [
    { accessories: [{ partNumber: 'a', maximum: -1 }] },
    { field: 'accessories', message: /its maximum is -1/ },
  ],
  [
    { accessories: [{ partNumber: 'a', relation: 5 }] },
    { field: 'accessories', message: /its relation is 5: write a text/ },
  ],
  [
    { accessories: [{ partNumber: 'a', max: 5 }] },
    {
      field: 'accessories',
      message: /no field “max”: its fields are partNumber, quantity, maximum/,
    },
  ],
])('%j is told of once', (stored, { field, message }: any) => {
  expect(readParts(stored).faults).toEqual([{ field, message: expect.stringMatching(message) }])
})
