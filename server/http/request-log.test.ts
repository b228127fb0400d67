import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { requestLog } from './request-log.ts'

function site() {
  const log = { info: vi.fn(), error: vi.fn() }
  const observeRequest = vi.fn()
  const metrics = {
    observeRequest,
    gauge: vi.fn(),
    gauges: vi.fn(),
    counter: vi.fn(),
    text: async () => '',
    contentType: '',
  }
  const app = new Hono().use(requestLog(log, metrics))
  app.get('/fine', (c) => c.text('fine'))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.get('/busy', (c) => c.text('busy', 503))
  app.onError((_, c) => c.text('error', 500))
  return { app, log, metrics, observeRequest }
}

test('a request is one line and one observation', async () => {
  const { app, log, observeRequest } = site()
  await app.request('/fine')
  expect(log.info.mock.calls).toEqual([
    [{ method: 'GET', path: '/fine', status: 200, ms: expect.any(Number) }],
  ])
  expect(log.error).not.toHaveBeenCalled()
  expect(observeRequest.mock.calls).toEqual([
    [{ method: 'GET', status: 200, seconds: expect.any(Number) }],
  ])
})

test('a failure is an error line, what was not found or sent away is not', async () => {
  const { app, log } = site()
  await app.request('/broken')
  await app.request('/nope')
  await app.request('/busy')
  expect(log.error.mock.calls).toMatchObject([[{ path: '/broken', status: 500 }]])
  expect(log.info.mock.calls).toMatchObject([
    [{ path: '/nope', status: 404 }],
    [{ path: '/busy', status: 503 }],
  ])
})

test('what visitors typed and where they are stays out of the log', async () => {
  const { app, log } = site()
  await app.request('/fine?q=private', { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/private|192\.0\.2\.1/)
})
