import { expect, test } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'
import { submissionsGauges } from './submissions-gauges.ts'
import type { SubmissionsState } from './submissions-state.ts'

async function textOf(state: SubmissionsState): Promise<string> {
  const metrics = createMetrics()
  submissionsGauges(metrics, async () => state)
  return metrics.text()
}

test('the metrics tell what waits, and for how long', async () => {
  const text = await textOf({ status: 'stale', waiting: 3, oldestSeconds: 1200, sending: true })
  expect(text).toMatch(/^submissions_waiting 3$/m)
  expect(text).toMatch(/^submissions_oldest_waiting_seconds 1200$/m)
  expect(text).toMatch(/^submissions_unavailable 0$/m)
})

test('while nothing can be stored they say so, and no number', async () => {
  const text = await textOf({ status: 'unavailable', sending: true })
  expect(text).toMatch(/^submissions_unavailable 1$/m)
  expect(text).toMatch(/^submissions_waiting Nan$/im)
})
