import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createDocumentDatabase, databaseRate } from './create-document-database.ts'
import { apiOf, root, sampleDatabase } from './database.fixture.ts'
import { fakeSource } from './fake-source.ts'

const documents = { a: { rank: 1 }, b: { rank: 2 } }
const denied = {
  error: {
    code: 403,
    message: 'Missing or insufficient permissions.',
    status: 'PERMISSION_DENIED',
  },
}

describe('batchGet', () => {
  test('tells found from missing, each name once', async () => {
    const { post } = await sampleDatabase(documents)
    const names = ['b', 'x', 'b'].map((id) => `${root}/products/${id}`)
    const { json } = await post(':batchGet', { documents: names, mask: { fieldPaths: ['rank'] } })
    expect(json).toEqual([
      {
        found: expect.objectContaining({ name: names[0], fields: { rank: { integerValue: '2' } } }),
        readTime: '2026-02-03T04:05:06.000Z',
      },
      { missing: names[1], readTime: '2026-02-03T04:05:06.000Z' },
    ])
  })

  test.each([
    [{ documents: 'a' }, "Invalid value at 'documents'"],
    [{ documents: ['products/a'] }, 'is no document of this database'],
    [{ documents: [`${root}/products`] }, 'is no document of this database'],
    [{ documents: [7] }, "Invalid value at 'documents'"],
    [{ documents: [], colour: 1 }, 'Unknown name "colour": Cannot find field.'],
    [{ documents: [], transaction: 'AA==' }, 'transaction is not supported'],
    [{ documents: [], mask: { fieldPaths: ['a..b'] } }, 'Invalid property path'],
    [[], 'Invalid value'],
  ])('answers a list of one error to %j', async (body, message) => {
    const { post } = await sampleDatabase(documents)
    const { status, json } = await post(':batchGet', body)
    expect(status).toBe(400)
    expect(json).toHaveLength(1)
    expect(json[0].error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' })
    expect(json[0].error.message).toContain(message)
  })
})

describe('a request', () => {
  test.each([
    ['PATCH', '/products/a'],
    ['DELETE', '/products/a'],
    ['POST', '/products?documentId=c'],
    ['POST', ':commit'],
  ])('that writes (%s %s) is denied', async (method, path) => {
    const { get } = await sampleDatabase(documents)
    expect(await get(path, { method, body: '{}' })).toMatchObject({ status: 403, json: denied })
  })

  test('for what is no project is denied', async () => {
    const { ask } = await sampleDatabase(documents)
    const { status, json } = await ask('/v1/projects/No/databases/(default)/documents/products')
    expect(status).toBe(403)
    expect(json.error.message).toBe('Permission denied on resource project No.')
  })

  test('for any project is answered under its names', async () => {
    const source = fakeSource(documents)
    const database = await createDocumentDatabase({ source })
    // More than are held at once, and the first again.
    for (const project of ['p1', 'p2', 'p3', 'sample', 'p4', 'p5', 'p6', 'p1']) {
      const name = `projects/${project}/databases/(default)/documents/products/a`
      const answer = await database.handle(new Request(`http://localhost/v1/${name}`))
      expect(await answer.json()).toMatchObject({ name, fields: { rank: { integerValue: '1' } } })
    }
  })

  test('for another database is NOT_FOUND', async () => {
    const { ask } = await sampleDatabase(documents)
    const { status, json } = await ask('/v1/projects/sample/databases/second/documents/products')
    expect(status).toBe(404)
    expect(json.error.message).toContain('The database second does not exist')
  })

  test.each([
    '/v1/nothing',
    '/v1/projects/sample',
    `/v1/${root}`,
    `/v1/${root}:nothing`,
    `/v2/${root}/products`,
  ])('for %s is NOT_FOUND', async (path) => {
    const { ask } = await sampleDatabase(documents)
    expect((await ask(path)).json.error.status).toBe('NOT_FOUND')
    expect((await ask(path, { method: 'PUT' })).json.error.status).toBe('NOT_FOUND')
  })

  test.each(['/products/%zz', '/products//a', '/products/__a__', '/products/'])(
    'for %s is INVALID_ARGUMENT',
    async (path) => {
      const { get } = await sampleDatabase(documents)
      expect((await get(path)).json.error.status).toBe('INVALID_ARGUMENT')
    },
  )

  test.each([':runAggregationQuery', ':executePipeline'])('for %s is refused', async (path) => {
    const { post } = await sampleDatabase(documents)
    expect((await post(path, {})).status).toBe(400)
  })

  test('with malformed JSON is INVALID_ARGUMENT', async () => {
    const { post } = await sampleDatabase(documents)
    const { status, json } = await post(':runQuery', '{"structuredQuery": ')
    expect(status).toBe(400)
    expect(json[0].error.message).toContain('Invalid JSON payload received.')
  })

  test.each([
    ['{"structuredQuery":{"where":{"compositeFilter":{"op":1,"filters":', '}}}}'],
    ['', ''],
  ])('nested without end inside %s…%s is INVALID_ARGUMENT', async (before, after) => {
    const { post } = await sampleDatabase(documents)
    const body = before + '['.repeat(100_000) + ']'.repeat(100_000) + after
    for (const method of [':runQuery', ':batchGet']) {
      expect((await post(method, body)).json[0].error.status).toBe('INVALID_ARGUMENT')
    }
  })

  test('with more than 1 MiB is refused, announced or not', async () => {
    const { post, get } = await sampleDatabase(documents)
    const large = 'x'.repeat(1024 * 1024 + 1)
    expect((await post(':runQuery', large)).json[0].error.message).toContain('exceeds the limit')
    const body = new Blob([large]).stream()
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect((await get(':runQuery', init)).json[0].error.message).toContain('exceeds the limit')
  })

  test('that comes slowly keeps no place from others', async () => {
    const { get, post } = await sampleDatabase(documents)
    const end = Promise.withResolvers<void>()
    const slow = () =>
      new ReadableStream({ pull: (controller) => end.promise.then(() => controller.close()) })
    const send = () =>
      get(':runQuery', { method: 'POST', body: slow(), duplex: 'half' } as RequestInit)
    const sent = Array.from({ length: 100 }, send)
    expect((await get('/products')).status).toBe(200)
    expect((await post(':batchGet', { documents: [] })).status).toBe(200)
    end.resolve()
    const statuses = new Set((await Promise.all(sent)).map((answer) => answer.status))
    expect(statuses).toContain(400)
  })

  test('of many at once waits in a line that has an end', async () => {
    const { get } = await sampleDatabase(documents)
    const sent = Array.from({ length: 150 }, (_, at) => get(`/products?pageSize=${at + 1}`))
    const refused = (await Promise.all(sent)).filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(50)
    const { status, json, response } = refused[0]!
    expect([status, json.error.status]).toEqual([503, 'UNAVAILABLE'])
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

test('an address that asks too often is told in Firestore’s words', async () => {
  const { database } = await sampleDatabase(documents)
  const api = apiOf(database)
  for (let time = 0; time < databaseRate.points; time++) await api.request(`/v1/${root}/products`)
  const refused = await api.request(`/v1/${root}/products`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
})

describe('a browser of any origin', () => {
  const origin = 'https://elsewhere.example'
  const ask = async (path: string, init: RequestInit) => {
    const { database } = await sampleDatabase(documents)
    return new Hono().route('/v1', apiOf(database)).request(`/v1/${root}${path}`, init)
  }

  test('may ask with the headers its SDK sends', async () => {
    const asked = 'content-type,google-cloud-resource-prefix,x-firebase-gmpid,x-goog-api-client'
    const { ok, headers } = await ask(':runQuery', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })
    expect(ok).toBe(true)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
    expect(headers.get('access-control-allow-headers')).toBe(asked)
    expect(headers.get('access-control-max-age')).toBe('3600')
  })

  test('may read', async () => {
    const { headers } = await ask('/products', { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('etag')
  })
})
