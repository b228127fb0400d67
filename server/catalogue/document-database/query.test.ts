import { describe, expect, test } from 'vitest'
import { encodeValue } from '#domain/firestore/firestore-value.ts'
import { and, by, field, ref, root, sampleDatabase, unary, where } from './database.fixture.ts'

const mixed = {
  array: { v: ['b', 'c'] },
  big: { v: 10 },
  boolean: { v: false },
  double: { v: 1.0 },
  half: { v: 0.5 },
  map: { v: { a: 1 } },
  none: { v: null },
  one: { v: 1 },
  other: { w: 1 },
  text: { v: 'b' },
}

describe('a filter', () => {
  test.each([
    ['EQUAL', 1, ['double', 'one']],
    ['EQUAL', null, ['none']],
    ['EQUAL', ['b', 'c'], ['array']],
    ['EQUAL', { a: 1 }, ['map']],
    [5, 'b', ['text']],
    ['NOT_EQUAL', 1, ['boolean', 'half', 'big', 'text', 'array', 'map']],
    ['LESS_THAN', 10, ['half', 'double', 'one']],
    ['LESS_THAN_OR_EQUAL', 1, ['half', 'double', 'one']],
    ['GREATER_THAN', 1, ['big']],
    ['GREATER_THAN_OR_EQUAL', 1, ['double', 'one', 'big']],
    ['GREATER_THAN', 'a', ['text']],
    ['IN', [1, 'b'], ['double', 'one', 'text']],
    ['NOT_IN', [1, 'b'], ['boolean', 'half', 'big', 'array', 'map']],
    ['NOT_IN', [1, null], []],
    ['ARRAY_CONTAINS', 'b', ['array']],
    ['ARRAY_CONTAINS_ANY', ['c', 'z'], ['array']],
  ])('%s %j selects %j', async (op, value, ids) => {
    const { query } = await sampleDatabase(mixed)
    expect(await query({ where: where('v', op, value) })).toEqual(ids)
  })

  test.each([
    ['IS_NULL', ['none']],
    [3, ['none']],
    ['IS_NOT_NULL', ['boolean', 'half', 'double', 'one', 'big', 'text', 'array', 'map']],
    ['IS_NAN', []],
  ])('%s selects %j', async (op, ids) => {
    const { query } = await sampleDatabase(mixed)
    expect(await query({ where: unary('v', op) })).toEqual(ids)
  })

  test('joins with others by AND', async () => {
    const { query } = await sampleDatabase({
      a: { f: 'x', r: 1 },
      b: { f: 'x', r: 2 },
      c: { f: 'y', r: 2 },
    })
    expect(await query({ where: and(where('f', 'EQUAL', 'x'), where('r', 'EQUAL', 2)) })).toEqual([
      'b',
    ])
    const nested = and(and(where('f', 'EQUAL', 'x')), where('r', 'LESS_THAN', 2))
    expect(await query({ where: nested })).toEqual(['a'])
  })

  test('reaches into maps and back-quoted names', async () => {
    const { query } = await sampleDatabase({ a: { m: { x: 1 }, 'Include Y or N': 'No' }, b: {} })
    expect(await query({ where: where('m.x', 'EQUAL', 1) })).toEqual(['a'])
    expect(await query({ where: where('`Include Y or N`', 'EQUAL', 'No') })).toEqual(['a'])
  })

  test('speaks of the document’s own name', async () => {
    const { query } = await sampleDatabase({ a: {}, b: {}, c: {} })
    const name = (op: string, value: object) => ({
      where: { fieldFilter: { field: field('__name__'), op, value } },
    })
    expect(await query(name('EQUAL', ref('b')))).toEqual(['b'])
    expect(await query(name('GREATER_THAN', ref('a')))).toEqual(['b', 'c'])
    const list = { arrayValue: { values: [ref('c'), ref('a')] } }
    expect(await query(name('IN', list))).toEqual(['a', 'c'])
    expect(await query(name('EQUAL', { stringValue: 'b' }))).toContain('must be a Key')
  })
})

describe('the order', () => {
  test('is by type, then by value, then by name', async () => {
    const { query } = await sampleDatabase(mixed)
    const up = ['none', 'boolean', 'half', 'double', 'one', 'big', 'text', 'array', 'map']
    expect(await query({ orderBy: [by('v')] })).toEqual(up)
    expect(await query({ orderBy: [by('v', 'DESCENDING')] })).toEqual(up.toReversed())
  })

  test('takes text by its UTF-8 bytes', async () => {
    const { query } = await sampleDatabase({
      a: { v: '😀' },
      b: { v: '～' },
      c: { v: 'Z' },
      d: { v: 'a' },
    })
    expect(await query({ orderBy: [by('v')] })).toEqual(['c', 'd', 'b', 'a'])
  })

  test('without an order given is by name, or by the field of an inequality', async () => {
    const { query } = await sampleDatabase({ a: { r: 3 }, b: { r: 2 }, c: { r: 1 } })
    expect(await query({})).toEqual(['a', 'b', 'c'])
    expect(await query({ where: where('r', 'GREATER_THAN', 1) })).toEqual(['b', 'a'])
  })

  test('takes several fields and directions', async () => {
    const { query } = await sampleDatabase({
      a: { f: 'x', r: 1 },
      b: { f: 'y', r: 2 },
      c: { f: 'x', r: 2 },
      d: { f: 'x' },
    })
    expect(await query({ orderBy: [by('f'), by('r', 'DESCENDING')] })).toEqual(['c', 'a', 'b'])
  })
})

describe('cursors, offset and limit', () => {
  const documents = { a: { r: 1 }, b: { r: 2 }, c: { r: 2 }, d: { r: 3 } }
  const values = (...list: unknown[]) => list.map((value) => encodeValue(value))
  const orderBy = [by('r')]

  test.each([
    [{ startAt: { values: values(2), before: true } }, ['b', 'c', 'd']],
    [{ startAt: { values: values(2) } }, ['d']],
    [{ endAt: { values: values(2) } }, ['a', 'b', 'c']],
    [{ endAt: { values: values(2), before: true } }, ['a']],
    [{ startAt: { values: [encodeValue(2), ref('b')] } }, ['c', 'd']],
    [{ startAt: { values: values(1) }, endAt: { values: values(2) } }, ['b', 'c']],
    [{ limit: 2 }, ['a', 'b']],
    [{ limit: 0 }, []],
    [{ offset: 3 }, ['d']],
    [{ offset: 1, limit: 2 }, ['b', 'c']],
    [{ offset: 9 }, []],
  ])('%j selects %j', async (part, ids) => {
    const { query } = await sampleDatabase(documents)
    expect(await query({ orderBy, ...part })).toEqual(ids)
  })

  test('start after a document when going down', async () => {
    const { query } = await sampleDatabase(documents)
    const startAt = { values: [encodeValue(2), ref('c')] }
    expect(await query({ orderBy: [by('r', 'DESCENDING')], startAt })).toEqual(['b', 'a'])
  })
})

describe('the answer', () => {
  test('holds the selected fields only', async () => {
    const { post } = await sampleDatabase({ a: { r: 1, s: 2 } })
    const ask = async (...fields: string[]) => {
      const from = [{ collectionId: 'products' }]
      const body = { structuredQuery: { from, select: { fields: fields.map(field) } } }
      return (await post(':runQuery', body)).json[0].document.fields
    }
    expect(await ask('r')).toEqual({ r: { integerValue: '1' } })
    expect(await ask('__name__')).toBeUndefined()
    expect(Object.keys(await ask())).toEqual(['r', 's'])
  })

  test('tells how many documents the offset passed over', async () => {
    const { post } = await sampleDatabase({ a: {}, b: {} })
    const structuredQuery = { from: [{ collectionId: 'products' }], offset: 1 }
    const { json } = await post(':runQuery', { structuredQuery })
    expect(json[0]).toEqual({ skippedResults: 1, readTime: '2026-02-03T04:05:06.000Z' })
    expect(json[1].document.name).toBe(`${root}/products/b`)
  })

  test('is a read time alone when nothing is selected', async () => {
    const { post } = await sampleDatabase({})
    const body = { structuredQuery: { from: [{ collectionId: 'products' }] } }
    const readTime = '2026-02-03T04:05:06.000Z'
    expect((await post(':runQuery', body)).json).toEqual([{ readTime }])
    expect((await post('/products/a:runQuery', body)).json).toEqual([{ readTime }])
  })
})
