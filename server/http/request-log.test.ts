import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createRefusalRecord, requestLog } from './request-log.ts'

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

test('a failure is an error line, one that was not found is not', async () => {
  const { app, log } = site()
  await app.request('/broken')
  await app.request('/nope')
  expect(log.error.mock.calls).toMatchObject([[{ path: '/broken', status: 500 }]])
  expect(log.info.mock.calls).toMatchObject([[{ path: '/nope', status: 404 }]])
})

test('what visitors typed and where they are stays out of the log', async () => {
  const { app, log } = site()
  await app.request('/fine?q=private', { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/private|192\.0\.2\.1/)
})

test('a thousand that are turned away within a second are one line', () => {
  vi.useFakeTimers()
  try {
    const { log, metrics, observeRequest } = site()
    const record = createRefusalRecord(log, metrics)
    const refused = { method: 'GET', path: '/products', status: 503, seconds: 0 }
    for (let i = 0; i < 1000; i++) record(refused)
    expect(observeRequest).toHaveBeenCalledTimes(1000)
    expect(log.error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    record(refused)
    vi.advanceTimersByTime(1000)
    const line = { method: 'GET', path: '/products', status: 503 }
    expect(log.error.mock.calls).toEqual([
      [{ ...line, requests: 1000 }, 'turned away'],
      [{ ...line, requests: 1 }, 'turned away'],
    ])
  } finally {
    vi.useRealTimers()
  }
})
