import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('requests are counted by method and kind of status, never by address', async () => {
  const metrics = createMetrics()
  metrics.observeRequest({ method: 'GET', status: 200, seconds: 0.01 })
  metrics.observeRequest({ method: 'GET', status: 204, seconds: 0.01 })
  metrics.observeRequest({ method: 'POST', status: 503, seconds: 3 })
  const text = await metrics.text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="2xx"} 2')
  expect(text).toContain('http_request_duration_seconds_count{method="POST",status="5xx"} 1')
})

test('what happens is counted from nothing on, by its label where there is one', async () => {
  const metrics = createMetrics()
  const plain = metrics.counter('plain_total', 'Plain.')
  const failed = metrics.counter('failed_total', 'Failures.', 'code')
  expect(await metrics.text()).toMatch(/^plain_total 0$/m)
  plain()
  failed('limited')
  failed('limited')
  expect(await metrics.text()).toMatch(/^plain_total 1$/m)
  expect(await metrics.text()).toMatch(/^failed_total\{code="limited"\} 2$/m)
})

test('a number may take its time to be read', async () => {
  const metrics = createMetrics()
  metrics.gauge('slow', 'Slow.', async () => 7)
  expect(await metrics.text()).toMatch(/^slow 7$/m)
})

test('two servers in one process count apart', async () => {
  createMetrics().observeRequest({ method: 'GET', status: 200, seconds: 1 })
  expect(await createMetrics().text()).not.toContain('method="GET"')
})
