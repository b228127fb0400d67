import { describe, expect, test } from 'vitest'
import { root, sampleDatabase } from './database.fixture.ts'

const panel = {
  product: 'Panel',
  rank: 1,
  loss: 0.2,
  'Include Y or N': 'Y',
  'a.b': 'dotted',
  size: { width: 1, depth: { outer: 2, inner: 3 } },
  tags: ['x'],
  none: null,
}
const idsOf = (json: any) => (json.documents ?? []).map(({ name }: any) => name.split('/').at(-1))
const many = Object.fromEntries(
  Array.from({ length: 650 }, (_, at) => [`p${String(at).padStart(3, '0')}`, { rank: at % 7 }]),
)

describe('getting a document', () => {
  test('answers with typed values, times and an entity tag', async () => {
    const { get } = await sampleDatabase({ panel })
    const { response, json } = await get('/products/panel')
    expect(json).toMatchObject({
      name: `${root}/products/panel`,
      createTime: '2026-01-01T00:00:00.000Z',
      updateTime: '2026-01-01T00:00:00.000Z',
      fields: {
        product: { stringValue: 'Panel' },
        rank: { integerValue: '1' },
        loss: { doubleValue: 0.2 },
        tags: { arrayValue: { values: [{ stringValue: 'x' }] } },
        none: { nullValue: null },
      },
    })
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8')
  })

  test('answers 304 to who has it already', async () => {
    const { get } = await sampleDatabase({ panel })
    const etag = (await get('/products/panel')).response.headers.get('etag') ?? ''
    const headers = { 'if-none-match': `"other", W/${etag}` }
    expect((await get('/products/panel', { headers })).status).toBe(304)
    const changed = { 'if-none-match': '"other"' }
    expect((await get('/products/panel', { headers: changed })).status).toBe(200)
  })

  test('answers with the fields of the mask, nested and back-quoted ones too', async () => {
    const { get } = await sampleDatabase({ panel })
    const mask = ['`Include Y or N`', '`a.b`', 'size.depth.inner', 'size.width', 'absent', 'tags.x']
    const query = mask.map((path) => `mask.fieldPaths=${encodeURIComponent(path)}`).join('&')
    expect((await get(`/products/panel?${query}`)).json.fields).toEqual({
      'Include Y or N': { stringValue: 'Y' },
      'a.b': { stringValue: 'dotted' },
      size: {
        mapValue: {
          fields: {
            width: { integerValue: '1' },
            depth: { mapValue: { fields: { inner: { integerValue: '3' } } } },
          },
        },
      },
    })
    expect((await get('/products/panel?mask.fieldPaths=absent')).json.fields).toBeUndefined()
  })

  test.each([
    ['a', 'a.b'],
    ['a.b', 'a'],
  ])('a mask of %s and %s keeps the whole map', async (...mask) => {
    const { get } = await sampleDatabase({ x: { a: { b: 1, c: 2 } } })
    const query = mask.map((path) => `mask.fieldPaths=${path}`).join('&')
    const { fields } = (await get(`/products/x?${query}`)).json
    expect(Object.keys(fields.a.mapValue.fields)).toEqual(['b', 'c'])
  })

  test.each(['nope', '..%2F..%2Fpackage', 'toString', '__proto', 'panel/parts/a'])(
    'answers NOT_FOUND for %s',
    async (id) => {
      const { get } = await sampleDatabase({ panel })
      const { status, json } = await get(`/products/${id}`)
      expect(status).toBe(404)
      expect(json).toEqual({
        error: {
          code: 404,
          message: `Document "${root}/products/${decodeURIComponent(id)}" not found.`,
          status: 'NOT_FOUND',
        },
      })
    },
  )
})

describe('listing a collection', () => {
  test('gives 20 documents by default and 300 at most, as Firestore does', async () => {
    const { get } = await sampleDatabase(many)
    expect(idsOf((await get('/products')).json)).toHaveLength(20)
    expect(idsOf((await get('/products?pageSize=0')).json)).toHaveLength(20)
    expect(idsOf((await get('/products?pageSize=400')).json)).toHaveLength(300)
  })

  test('is in the order of ids, page after page', async () => {
    const { get } = await sampleDatabase({ 'b b': {}, a: {}, c: {} })
    const first = (await get('/products?pageSize=2')).json
    expect(idsOf(first)).toEqual(['a', 'b b'])
    const { json } = await get(`/products?pageSize=2&pageToken=${first.nextPageToken}`)
    expect([idsOf(json), json.nextPageToken]).toEqual([['c'], undefined])
  })

  test('is {} for a collection that is empty or unknown', async () => {
    expect((await (await sampleDatabase({})).get('/products')).json).toEqual({})
    expect((await (await sampleDatabase({ panel })).get('/others')).json).toEqual({})
    expect((await (await sampleDatabase({ panel })).get('/products/panel/parts')).json).toEqual({})
  })

  test.each([
    ['pageSize=-1', 'page_size is negative'],
    ['pageSize=many', "Invalid value at 'page_size'"],
    ['pageToken=nonsense', 'Invalid page token'],
    ['pageToken=WyJ4IixbXV0', 'Invalid page token'],
    ['mask.fieldPaths=Include%20Y', 'Invalid property path'],
    ['orderBy=rank', 'orderBy is not supported'],
    ['readTime=2026-01-01T00:00:00Z', 'readTime is not supported'],
  ])('answers INVALID_ARGUMENT for %s', async (parameters, message) => {
    const { get } = await sampleDatabase({ panel })
    const { status, json } = await get(`/products?${parameters}`)
    expect(status).toBe(400)
    expect(json.error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' })
    expect(json.error.message).toContain(message)
  })

  test('refuses a page token of a list with another mask', async () => {
    const { get } = await sampleDatabase(many)
    const { nextPageToken } = (await get('/products?mask.fieldPaths=rank')).json
    const { json } = await get(`/products?pageToken=${nextPageToken}`)
    expect(json.error.status).toBe('INVALID_ARGUMENT')
    const same = await get(`/products?mask.fieldPaths=rank&pageToken=${nextPageToken}`)
    expect(idsOf(same.json)[0]).toBe('p020')
  })
})

describe('a product that is not included', () => {
  const secret = { product: 'Secret', 'Include Y or N': ' n ', lifecycle: { state: 'new' } }
  const documents = {
    panel,
    secret,
    draft: { product: 'Draft', 'Include Y or N': 'N' },
    former: { ...secret, lifecycle: { state: 'withdrawn' } },
    launched: { ...secret, 'Include Y or N': 'Y' },
  }

  test('is nobody’s to read, by whatever way', async () => {
    const { get, post, query } = await sampleDatabase(documents)
    expect((await get('/products/secret')).status).toBe(404)
    expect(idsOf((await get('/products')).json)).toEqual(['former', 'launched', 'panel'])
    expect(await query({})).toEqual(['former', 'launched', 'panel'])
    expect((await get('/products/draft')).status).toBe(404)
    const asked = await post(':batchGet', { documents: [`${root}/products/secret`] })
    expect(asked.json).toMatchObject([{ missing: `${root}/products/secret` }])
  })
})
