import { describe, expect, test } from 'vitest'
import { encodeValue } from '#domain/firestore/firestore-value.ts'
import { and, by, field, ref, sampleDatabase, unary, where } from './database.fixture.ts'

describe('a query is refused', () => {
  const thirtyOne = Array.from({ length: 31 }, (_, at) => at)
  test.each([
    [
      'an OR',
      { where: { compositeFilter: { op: 'OR', filters: [where('a', 'EQUAL', 1)] } } },
      'OR',
    ],
    ['a collection group', { from: [{ collectionId: 'products', allDescendants: true }] }, 'group'],
    ['neighbours', { findNearest: {} }, 'vector'],
    ['no collection', { from: [] }, 'name one collection'],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, 'more than one'],
    ['an unknown operator', { where: where('a', 'LIKE', 1) }, 'where.field_filter.op'],
    ['an unknown name', { colour: 1 }, 'Unknown name "colour" at \'structured_query\''],
    [
      'an untyped value',
      { where: { fieldFilter: { field: field('a'), op: 'EQUAL', value: 1 } } },
      'not a typed value',
    ],
    [
      'two filters in one',
      { where: { ...where('a', 'EQUAL', 1), ...unary('a', 'IS_NULL') } },
      'where',
    ],
    ['an empty AND', { where: and() }, 'at least one filter'],
    ['an empty IN', { where: where('a', 'IN', []) }, 'non-empty'],
    ['an IN of no list', { where: where('a', 'IN', 1) }, 'ArrayValue'],
    ['a long IN', { where: where('a', 'IN', thirtyOne) }, 'up to 30'],
    ['a long NOT_IN', { where: where('a', 'NOT_IN', thirtyOne.slice(20)) }, 'up to 10'],
    [
      'too many alternatives',
      { where: and(where('a', 'IN', thirtyOne.slice(25)), where('b', 'IN', thirtyOne.slice(25))) },
      'disjunctions',
    ],
    ['a negative limit', { limit: -1 }, 'negative'],
    ['a fraction of a limit', { limit: 1.5 }, 'structured_query.limit'],
    ['a cursor without order', { startAt: { values: [ref('a'), ref('b')] } }, 'too many values'],
    ['a cursor that is no name', { startAt: { values: [encodeValue('a')] } }, 'reference'],
    ['a malformed path', { orderBy: [by('a b')] }, 'Invalid property path'],
  ])('for %s', async (_, part, message) => {
    const { query } = await sampleDatabase({ a: {} })
    expect(await query(part)).toEqual(expect.stringContaining(message))
  })

  test('for filters nested without end', async () => {
    let filter: object = where('a', 'EQUAL', 1)
    for (let depth = 0; depth < 200; depth += 1) filter = and(filter)
    const { query } = await sampleDatabase({ a: {} })
    expect(await query({ where: filter })).toContain('nested too deeply')
  })
})

test.each([
  ['a map', { mapValue: { fields: fieldsNamed(200) } }],
  ['a reference', { referenceValue: `projects/sample/${'a/'.repeat(800)}` }],
])('%s that is too large to be compared with each document is refused', async (_, value) => {
  const { query } = await sampleDatabase({ a: { tags: ['x'] } })
  const fieldFilter = { field: { fieldPath: 'tags' }, op: 'ARRAY_CONTAINS', value }
  const message = /^The value of property "tags" is longer than 1500 bytes/
  expect(await query({ where: { fieldFilter } })).toMatch(message)
})

test('the dearest query of many products leaves others their turn', async () => {
  const tags = Array.from({ length: 30 }, () => ({ ...fieldsNamed(20) }))
  const { query } = await sampleDatabase(
    Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`p${at}`, { tags }])),
  )
  const values = Array.from({ length: 30 }, () => ({ mapValue: { fields: fieldsNamed(20) } }))
  const fieldFilter = {
    field: { fieldPath: 'tags' },
    op: 'ARRAY_CONTAINS_ANY',
    value: { arrayValue: { values } },
  }
  let turns = 0
  const others = setInterval(() => turns++)
  expect(await query({ where: { fieldFilter } })).toEqual([])
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
})

function fieldsNamed(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`f${at}`, { integerValue: '1' }]),
  )
}
