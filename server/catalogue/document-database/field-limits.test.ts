import { expect, test } from 'vitest'
import { root, sampleDatabase } from './database.fixture.ts'

const many = Array.from({ length: 1001 }, (_, i) => `field${i}`)
const deep = (levels: number) => Array.from({ length: levels }, () => 'a').join('.')
const long = (bytes: number) => 'a'.repeat(bytes)
const documents = [`${root}/products/a`]
const fields = (paths: string[]) => paths.map((fieldPath) => ({ fieldPath }))
const query = (more: object) => ({
  structuredQuery: { from: [{ collectionId: 'products' }], ...more },
})

test.each<[string, string, object]>([
  ['a selected path of 21 levels', ':runQuery', query({ select: { fields: fields([deep(21)]) } })],
  ['a path of 1,501 bytes', ':runQuery', query({ orderBy: [{ field: fields([long(1501)])[0] }] })],
  ['1,001 selected fields', ':runQuery', query({ select: { fields: fields(many) } })],
  ['a mask of 1,001 fields', ':batchGet', { documents, mask: { fieldPaths: many } }],
])('%s is refused', async (_, method, body) => {
  const { post } = await sampleDatabase({ a: { rank: 1 } })
  const { status, json } = await post(method, body)
  expect(status).toBe(400)
  expect(json[0].error.status).toBe('INVALID_ARGUMENT')
  expect(json[0].error.message).toContain('at most')
})

test('a path of 20 levels and one of 1,500 bytes are read, and 1,000 fields', async () => {
  const { post } = await sampleDatabase({ a: { rank: 1 } })
  const paths = [deep(20), long(1500), ...many.slice(3), 'rank']
  expect(paths).toHaveLength(1001)
  const read = await post(':runQuery', query({ select: { fields: fields(paths.slice(1)) } }))
  expect([read.status, read.json[0].document.fields]).toEqual([
    200,
    { rank: { integerValue: '1' } },
  ])
  const got = await post(':batchGet', { documents, mask: { fieldPaths: paths.slice(0, 1000) } })
  expect([got.status, got.json[0].found.name]).toEqual([200, documents[0]])
})
