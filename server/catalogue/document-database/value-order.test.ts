import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeValue, type FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { anyText } from '#test/any-text.ts'
import { compareStrings, compareValues } from './value-order.ts'

const inOrder: FirestoreValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-5' },
  { doubleValue: 0.5 },
  { integerValue: '1' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { stringValue: '' },
  { stringValue: 'B' },
  { stringValue: 'a' },
  { stringValue: '～' },
  { stringValue: '😀' },
  { bytesValue: 'AA==' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { referenceValue: 'projects/p/databases/d/documents/a!/b' },
  { geoPointValue: { longitude: 5 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '0' }] } },
  { arrayValue: { values: [{ integerValue: '2' }] } },
  { mapValue: {} },
  encodeValue({ a: 1, b: 1 }),
  encodeValue({ a: 2 }),
  encodeValue({ b: 0 }),
]

describe('the order of values', () => {
  test('is Firestore’s across and within types', () => {
    const shuffled = inOrder.toSorted(() => Math.random() - 0.5)
    expect(shuffled.toSorted(compareValues)).toEqual(inOrder)
  })

  test('holds an integer equal to the same double, and NaN to itself', () => {
    expect(compareValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(0)
    expect(compareValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(0)
    expect(compareValues({ doubleValue: '-0' }, { integerValue: '0' })).toBe(0)
  })

  test('of text is that of its UTF-8 bytes', () => {
    const text = anyText()
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
    )
  })
})
