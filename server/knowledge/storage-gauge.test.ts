import { expect, test } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'
import type { KnowledgeState } from './live-knowledge.ts'
import { storageGauge } from './storage-gauge.ts'

test('the metrics follow the storage', async () => {
  const metrics = createMetrics()
  let state: KnowledgeState = { status: 'ok', storage: 'a bucket', items: 9 }
  storageGauge(metrics, () => state)
  expect(await metrics.text()).toMatch(/^storage_stale 0$/m)
  state = { ...state, status: 'stale' }
  expect(await metrics.text()).toMatch(/^storage_stale 1$/m)
})
