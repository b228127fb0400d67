import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFields, decodeValue, encodeFields, encodeValue } from './firestore-value.ts'

const name = fc.string({ minLength: 1 }).filter((text) => !/^__.*__$/s.test(text))
const { plain } = fc.letrec((tie) => ({
  scalar: fc.oneof(fc.constant(null), fc.boolean(), fc.string(), fc.double(), fc.integer()),
  object: fc.dictionary(name, tie('plain'), { maxKeys: 4, noNullPrototype: true }),
  list: fc.array(fc.oneof({ depthSize: 'small' }, tie('scalar'), tie('object')), { maxLength: 4 }),
  plain: fc.oneof({ depthSize: 'small', maxDepth: 8 }, tie('scalar'), tie('object'), tie('list')),
}))

describe('encoding', () => {
  test('tells integers from doubles, as Firestore does', () => {
    expect(encodeValue(144)).toEqual({ integerValue: '144' })
    expect(encodeValue(0.2)).toEqual({ doubleValue: 0.2 })
    expect(encodeValue(2 ** 60)).toEqual({ doubleValue: 2 ** 60 })
  })

  test('leaves the content of empty lists and maps out', () => {
    expect(encodeValue([])).toEqual({ arrayValue: {} })
    expect(encodeValue({})).toEqual({ mapValue: {} })
  })

  test('leaves undefined members out', () => {
    expect(encodeFields({ a: undefined, b: true })).toEqual({ b: { booleanValue: true } })
  })

  test.each([
    ['a list in a list', [[1]], 'a list directly inside a list'],
    ['a reserved name', { __name__: 1 }, 'reserved'],
    ['an empty name', { '': 1 }, 'without a name'],
    ['a function', { f: () => 1 }, 'type function'],
  ])('refuses %s', (_, value, message) => {
    expect(() => encodeValue(value)).toThrow(message)
  })

  test('refuses what is nested deeper than Firestore allows', () => {
    let value: unknown = 1
    for (let depth = 0; depth < 30; depth += 1) value = { value }
    expect(() => encodeValue(value)).toThrow('more than 20 levels')
  })
})

describe('decoding', () => {
  test('gives back whatever was encoded, across JSON', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeValue(value)))
        expect(decodeValue(wire)).toEqual(value)
      }),
    )
  })

  test.each([
    [{ nullValue: null }, null],
    [{ doubleValue: 1 }, 1],
    [{ doubleValue: 'NaN' }, NaN],
    [{ doubleValue: '-Infinity' }, -Infinity],
    [{ integerValue: 7 }, 7],
    [{ timestampValue: '2026-01-02T03:04:05.678901Z' }, '2026-01-02T03:04:05.678901Z'],
    [{ bytesValue: 'AAE=' }, 'AAE='],
    [
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      'projects/p/databases/d/documents/a/b',
    ],
    [{ geoPointValue: { latitude: 40.5 } }, { latitude: 40.5, longitude: 0 }],
    [{ arrayValue: {} }, []],
    [{ mapValue: {} }, {}],
  ])('reads %j', (wire, value) => {
    expect(decodeValue(wire)).toEqual(value)
  })

  test.each([
    ['text', 'not a typed value'],
    [null, 'not a typed value'],
    [[], 'not a typed value'],
    [{}, 'not a typed value'],
    [{ stringValue: 'a', integerValue: '1' }, 'not a typed value'],
    [{ colorValue: 'red' }, 'unknown value type: {"colorValue":"red"}'],
    [{ stringValue: 5 }, 'malformed stringValue: 5'],
    [{ booleanValue: 'true' }, 'malformed booleanValue'],
    [{ integerValue: '1.5' }, 'malformed integerValue'],
    [{ integerValue: null }, 'malformed integerValue'],
    [{ doubleValue: '' }, 'malformed doubleValue'],
    [{ timestampValue: 'yesterday' }, 'malformed timestampValue'],
    [{ geoPointValue: { latitude: '1' } }, 'malformed geoPointValue'],
    [{ arrayValue: { values: {} } }, 'malformed arrayValue'],
    [{ mapValue: { fields: [] } }, 'fields are no object'],
  ])('refuses %j', (wire, message) => {
    expect(() => decodeValue(wire)).toThrow(message)
  })

  test('says in which field the fault is', () => {
    const fields = { a: { mapValue: { fields: { b: { stringValue: 1 } } } } }
    expect(() => decodeFields(fields)).toThrow('a: b: malformed stringValue: 1')
  })

  test('keeps a field named __proto__ a plain field', () => {
    const fields: unknown = JSON.parse('{"__proto__": {"stringValue": "x"}}')
    expect(Object.keys(decodeFields(fields))).toEqual(['__proto__'])
  })

  test('stops at values nested without end', () => {
    let wire: unknown = { nullValue: null }
    for (let depth = 0; depth < 5000; depth += 1) wire = { arrayValue: { values: [wire] } }
    expect(() => decodeValue(wire)).toThrow('levels deep')
  })
})
