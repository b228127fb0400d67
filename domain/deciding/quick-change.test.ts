import { expect, test } from 'vitest'
import { quickChange } from './quick-change.ts'

const items = 'QB-15:4,QG-63:2,QK-15:1'
const change = (fields: Record<string, string>, faults: Parameters<typeof quickChange>[1] = []) =>
  quickChange(new URLSearchParams({ items, ...fields }), faults)

test('a quantity and a removal leave the others where they come to stand', () => {
  expect(change({ q1: '9', q2: '2', q3: '1' })).toEqual({
    items: [
      { partNumber: 'QB-15', quantity: 9 },
      { partNumber: 'QG-63', quantity: 2 },
      { partNumber: 'QK-15', quantity: 1 },
    ],
    places: [1, 2, 3],
  })
  expect(change({ remove: '2', q1: '4' })?.places).toEqual([1, undefined, 2])
  expect(change({ q1: '0', q3: '1,000' })).toEqual({
    items: [
      { partNumber: 'QG-63', quantity: 2 },
      { partNumber: 'QK-15', quantity: 1000 },
    ],
    places: [undefined, 1, 2],
  })
})

test('what asks for a part, or for a quantity that is none, is left to whoever knows parts', () => {
  expect(change({ add: 'QB-20:1' })).toBeUndefined()
  expect(change({ swap: '1:QB-20' })).toBeUndefined()
  expect(change({ paste: 'QB-20 3' })).toBeUndefined()
  expect(change({ q1: '2.5' })).toBeUndefined()
  expect(change({ q1: '-4' })).toBeUndefined()
})

test('lines that are still to be mended ask for nothing until they are changed', () => {
  const faults = [
    { text: 'QB-20 -3', fault: 'negative' as const },
    { text: 'QB-25 2.5', fault: 'not whole' as const },
  ]
  expect(change({ q1: '5', paste: 'QB-20 -3\r\nQB-25 2.5' }, faults)?.items[0]).toEqual({
    partNumber: 'QB-15',
    quantity: 5,
  })
  expect(change({ q1: '5', paste: 'QB-20 3\r\nQB-25 2.5' }, faults)).toBeUndefined()
  expect(change({ q1: '5' }, faults)).toBeUndefined()
})
