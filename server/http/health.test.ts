import { expect, test } from 'vitest'
import type { CatalogueState } from '#server/catalogue/live-catalogue.ts'
import type { KnowledgeState } from '#server/knowledge/live-knowledge.ts'
import { createMetrics } from './metrics.ts'
import type { SubmissionsState } from '#server/submissions/outbox/submissions-state.ts'
import { health } from './health.ts'

const ok: CatalogueState = { status: 'ok', products: 160, setAside: 2, version: 'v1' }
const storage: KnowledgeState = { status: 'ok', storage: 'a storage', items: 280 }
const well: SubmissionsState = { status: 'ok', waiting: 0, oldestSeconds: 0, sending: true }
function site(state: CatalogueState, submissions = well) {
  const world = { state, storage, submissions }
  const app = health({
    catalogueState: () => world.state,
    knowledgeState: () => world.storage,
    submissionsState: async () => world.submissions,
    metrics: createMetrics(),
  })
  return { world, app }
}

test('the process is alive whatever its catalogue does', async () => {
  const { app } = site({ ...ok, status: 'unavailable', products: 0 })
  const response = await app.request('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['ok', 200, true],
  ['stale', 200, true],
  ['unavailable', 503, false],
] as const)('a catalogue that is %s answers %d on /readyz', async (status, code, ready) => {
  const catalogue = { ...ok, status, ...(status !== 'ok' && { reason: 'database down' }) }
  const response = await site(catalogue).app.request('/readyz')
  expect(response.status).toBe(code)
  const dependencies = { catalogue, storage, submissions: well }
  expect(await response.json()).toEqual({ ready, dependencies })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('without its storage the site is ready, and says what is wrong', async () => {
  const { app, world } = site(ok)
  world.storage = { ...storage, status: 'unavailable', reason: 'refused', items: 0 }
  const response = await app.request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    dependencies: { storage: { status: 'unavailable', reason: 'refused' } },
  })
})

test('the metrics follow the catalogue', async () => {
  const { app, world } = site(ok)
  const text = async () => (await app.request('/metrics')).text()
  expect(await text()).toMatch(/^catalogue_products 160$/m)
  expect(await text()).toMatch(/^catalogue_stale 0$/m)
  world.state = { ...ok, status: 'stale', products: 150 }
  expect(await text()).toMatch(/^catalogue_products 150$/m)
  expect(await text()).toMatch(/^catalogue_stale 1$/m)
  expect((await app.request('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/)
})

test('submissions that cannot be stored leave the site ready, and say so', async () => {
  const away: SubmissionsState = { status: 'unavailable', sending: true }
  const { app } = site(ok, away)
  const response = await app.request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ready: true, dependencies: { submissions: away } })
  const text = await (await app.request('/metrics')).text()
  expect(text).toMatch(/^submissions_unavailable 1$/m)
  expect(text).toMatch(/^submissions_waiting Nan$/im)
})

test('the metrics tell what waits, and for how long', async () => {
  const { app } = site(ok, { status: 'stale', waiting: 3, oldestSeconds: 1200, sending: true })
  const text = await (await app.request('/metrics')).text()
  expect(text).toMatch(/^submissions_waiting 3$/m)
  expect(text).toMatch(/^submissions_oldest_waiting_seconds 1200$/m)
  expect(text).toMatch(/^submissions_unavailable 0$/m)
})
