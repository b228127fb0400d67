import { Hono } from 'hono'
import type { CatalogueState } from '#server/catalogue/live-catalogue.ts'
import type { KnowledgeState } from '#server/knowledge/live-knowledge.ts'
import type { Metrics } from '#server/metrics.ts'

type Dependencies = {
  catalogueState: () => CatalogueState
  knowledgeState: () => KnowledgeState
  metrics: Metrics
}

/**
 * `/healthz`: the process runs. `/readyz`: it has something to serve, with the state of each
 * dependency; a stale catalogue is still ready, an unavailable one is not. Without the storage the
 * site lacks its documents, and is ready. `/metrics`: Prometheus.
 */
export function health({ catalogueState, knowledgeState, metrics }: Dependencies) {
  metrics.gauge(
    'catalogue_products',
    'Products shown on the site.',
    () => catalogueState().products,
  )
  metrics.gauge('catalogue_stale', '1 while the last good copy is served.', () =>
    catalogueState().status === 'ok' ? 0 : 1,
  )
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', (c) => {
      const catalogue = catalogueState()
      const ready = catalogue.status !== 'unavailable'
      const dependencies = { catalogue, storage: knowledgeState() }
      return c.json({ ready, dependencies }, ready ? 200 : 503, {
        'cache-control': 'no-store',
      })
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    )
}
