import { expect, test } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'
import { catalogueGauges } from './catalogue-gauges.ts'
import type { CatalogueState } from './live-catalogue.ts'

test('the metrics follow the catalogue', async () => {
  const metrics = createMetrics()
  let state: CatalogueState = { status: 'ok', products: 160, setAside: 2, version: 'v1' }
  catalogueGauges(metrics, () => state)
  expect(await metrics.text()).toMatch(/^catalogue_products 160$/m)
  expect(await metrics.text()).toMatch(/^catalogue_set_aside 2$/m)
  expect(await metrics.text()).toMatch(/^catalogue_stale 0$/m)
  state = { ...state, status: 'stale', products: 150 }
  expect(await metrics.text()).toMatch(/^catalogue_products 150$/m)
  expect(await metrics.text()).toMatch(/^catalogue_stale 1$/m)
})
