import { expect, test } from 'vitest'
import { health, type DependencyState } from './health.ts'
import { createMetrics } from './metrics.ts'

type Status = DependencyState['status']

function site(catalogue: Status, storage: Status = 'ok') {
  return health({
    states: {
      catalogue: () => ({ status: catalogue, products: 160 }),
      storage: async () => ({ status: storage }),
    },
    required: ['catalogue'],
    isEnding: () => false,
    metrics: createMetrics(),
  })
}

test('the process is alive whatever its catalogue does', async () => {
  const response = await site('unavailable').request('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['ok', 200, true],
  ['stale', 200, true],
  ['unavailable', 503, false],
] as const)('a catalogue that is %s answers %d on /readyz', async (status, code, ready) => {
  const response = await site(status).request('/readyz')
  expect(response.status).toBe(code)
  expect(await response.json()).toEqual({
    ready,
    dependencies: { catalogue: { status, products: 160 }, storage: { status: 'ok' } },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('without what it can do without the site is ready, and says what is wrong', async () => {
  const response = await site('ok', 'unavailable').request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    ready: true,
    dependencies: { storage: { status: 'unavailable' } },
  })
})

test('what services answered, and where they are, is not for anybody', async () => {
  const secret = 'http://127.0.0.1:3290 answered 403: key=SECRET'
  const destinations = { smtp: { name: 'mail to sales@example.com', waiting: 2 } }
  const api = health({
    states: {
      catalogue: () => ({ status: 'stale', reason: secret, products: 160 }),
      storage: () => ({
        status: 'stale',
        reason: secret,
        storage: 'a bucket at 10.0.0.7',
        items: 3,
      }),
      submissions: () => ({ status: 'ok', destinations }),
      build: () => ({ status: 'stale', reason: 'a newer one waits for a restart' }),
    },
    hidden: { catalogue: ['reason'], storage: ['reason', 'storage'], submissions: ['name'] },
    required: ['catalogue'],
    isEnding: () => false,
    metrics: createMetrics(),
  })
  expect(await (await api.request('/readyz')).json()).toEqual({
    ready: true,
    dependencies: {
      catalogue: { status: 'stale', products: 160 },
      storage: { status: 'stale', items: 3 },
      submissions: { status: 'ok', destinations: { smtp: { waiting: 2 } } },
      build: { status: 'stale', reason: 'a newer one waits for a restart' },
    },
  })
})

test('metrics are plain text', async () => {
  const response = await site('ok').request('/metrics')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await response.text()).toMatch(/^process_/m)
})
