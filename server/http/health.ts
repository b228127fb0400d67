import { Hono } from 'hono'
import type { CatalogueState } from '#server/catalogue/live-catalogue.ts'
import type { KnowledgeState } from '#server/knowledge/live-knowledge.ts'
import type { Metrics } from './metrics.ts'
import type { SubmissionsState } from '#server/submissions/outbox/submissions-state.ts'

type Dependencies = {
  catalogueState: () => CatalogueState
  submissionsState: () => Promise<SubmissionsState>
  knowledgeState: () => KnowledgeState
  metrics: Metrics
}

/**
 * `/healthz`: the process runs. `/readyz`: it has something to serve, with the state of each
 * dependency; a stale catalogue is still ready, an unavailable one is not. Pages are served while
 * submissions cannot be stored, and without the storage's documents: these do not count.
 * `/metrics`: Prometheus.
 */
export function health({
  catalogueState,
  knowledgeState,
  submissionsState,
  metrics,
}: Dependencies) {
  metrics.gauge(
    'catalogue_products',
    'Products shown on the site.',
    () => catalogueState().products,
  )
  metrics.gauge('catalogue_stale', '1 while the last good copy is served.', () =>
    catalogueState().status === 'ok' ? 0 : 1,
  )
  metrics.gauge(
    'submissions_waiting',
    'Submissions not yet delivered.',
    async () => (await submissionsState()).waiting ?? NaN,
  )
  metrics.gauge(
    'submissions_oldest_waiting_seconds',
    'Age of the oldest submission not yet delivered.',
    async () => (await submissionsState()).oldestSeconds ?? NaN,
  )
  metrics.gauge('submissions_unavailable', '1 while nothing can be stored.', async () =>
    (await submissionsState()).status === 'unavailable' ? 1 : 0,
  )
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const catalogue = catalogueState()
      const ready = catalogue.status !== 'unavailable'
      const submissions = await submissionsState()
      const dependencies = { catalogue, storage: knowledgeState(), submissions }
      return c.json({ ready, dependencies }, ready ? 200 : 503, { 'cache-control': 'no-store' })
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    )
}
