import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { databaseRate } from './create-document-database.ts'
import { apiOf, sampleDatabase } from './database.fixture.ts'

async function app() {
  const { database } = await sampleDatabase({ a: { rank: 1 } })
  return new Hono().route('/v1', apiOf(database))
}
const documents = '/v1/projects/sample/databases/(default)/documents'

test.each([
  ['GET', '/products', 200],
  ['HEAD', '/products/a', 200],
  ['GET', '/products/nope', 404],
  ['POST', ':runQuery', 400],
  ['POST', ':batchGet', 200],
  ['PATCH', '/products/a', 403],
  ['OPTIONS', '/products', 200],
])('%s documents%s answers %d', async (method, path, status) => {
  const response = await (await app()).request(`${documents}${path}`, { method })
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('an address that asks too often is told in Firestore’s words', async () => {
  const site = await app()
  for (let time = 0; time < databaseRate.points; time++) await site.request(`${documents}/products`)
  const refused = await site.request(`${documents}/products`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
})

test('paths beside /v1 are left to others', async () => {
  const site = (await app()).get('/v1-of-something', (context) => context.text('mine'))
  expect(await (await site.request('/v1-of-something')).text()).toBe('mine')
})
