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
  const text = await textOf({
    status: 'stale',
    waiting: 3,
    oldestSeconds: 1200,
    sending: true,
    destinations: {
      monday: { name: 'monday.com', waiting: 0, oldestSeconds: 0 },
      smtp: { name: 'mail', waiting: 3, oldestSeconds: 1200 },
    },
  })
  expect(text).toMatch(/^submissions_waiting 3$/m)
  expect(text).toMatch(/^submissions_oldest_waiting_seconds 1200$/m)
  expect(text).toMatch(/^submissions_unavailable 0$/m)
  expect(text).toMatch(/^submissions_destinations 2$/m)
  const age = 'submissions_destination_oldest_waiting_seconds'
  expect(text).toContain(`${age}{destination="monday"} 0\n`)
  expect(text).toContain(`${age}{destination="smtp"} 1200\n`)
})

test('while nothing can be stored they say so, and no number', async () => {
  const text = await textOf({ status: 'unavailable', sending: true, destinations: {} })
  expect(text).toMatch(/^submissions_unavailable 1$/m)
  expect(text).toMatch(/^submissions_waiting Nan$/im)
})

test('without a destination they say so', async () => {
  const text = await textOf({ status: 'ok', waiting: 1, sending: false, destinations: {} })
  expect(text).toMatch(/^submissions_destinations 0$/m)
})
