import { expect, test } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'
import type { ModelState } from './breaker.ts'
import { modelGauge } from './model-gauge.ts'

test('the metrics follow the hosted model', async () => {
  const metrics = createMetrics()
  let state: ModelState = { status: 'ok', failures: 0 }
  modelGauge(metrics, () => state)
  expect(await metrics.text()).toMatch(/^model_failures 0$/m)
  state = { status: 'unavailable', failures: 4 }
  expect(await metrics.text()).toMatch(/^model_failures 4$/m)
})
