import { expect, test } from 'vitest'
import type { ModelState } from '#server/assistant/breaker.ts'
import type { CatalogueState } from '#server/catalogue/live-catalogue.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { stateGauges } from './state-gauges.ts'

test('the metrics follow the states of what the site depends on', async () => {
  const metrics = createMetrics()
  let catalogue: CatalogueState = { status: 'ok', products: 160, setAside: 2, version: 'v1' }
  let storage: { status: 'ok' | 'stale' } = { status: 'ok' }
  let model: ModelState = { status: 'ok', failures: 0 }
  stateGauges(metrics, {
    catalogue: () => catalogue,
    storage: () => storage,
    limits: async () => ({ status: 'stale' }),
    model: () => model,
  })
  const before = await metrics.text()
  expect(before).toMatch(/^catalogue_products 160$/m)
  expect(before).toMatch(/^catalogue_set_aside 2$/m)
  expect(before).toMatch(/^catalogue_stale 0$/m)
  expect(before).toMatch(/^storage_stale 0$/m)
  expect(before).toMatch(/^limits_stale 1$/m)
  expect(before).toMatch(/^model_failures 0$/m)
  expect(before).not.toContain('search_stale')
  catalogue = { ...catalogue, status: 'stale', products: 150 }
  storage = { status: 'stale' }
  model = { status: 'unavailable', failures: 4 }
  const after = await metrics.text()
  expect(after).toMatch(/^catalogue_products 150$/m)
  expect(after).toMatch(/^catalogue_stale 1$/m)
  expect(after).toMatch(/^storage_stale 1$/m)
  expect(after).toMatch(/^model_failures 4$/m)
})
