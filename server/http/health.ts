import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** What every state of a dependency says, beside what is its own. */
export type DependencyState = { status: 'ok' | 'stale' | 'unavailable' }

type Dependencies = {
  /** Each by the name that `/readyz` gives it. */
  states: Record<string, () => DependencyState | Promise<DependencyState>>
  /** Those without which the site has nothing to serve. */
  required: readonly string[]
  metrics: Pick<Metrics, 'text' | 'contentType'>
}

/**
 * `/healthz`: the process runs. `/readyz`: it has something to serve, with the state of each
 * dependency; one that is stale is still ready, a required one that is unavailable is not.
 * `/metrics`: Prometheus.
 */
export function health({ states, required, metrics }: Dependencies) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const told = await Promise.all(
        Object.entries(states).map(async ([name, state]) => [name, await state()] as const),
      )
      const ready = told.every(
        ([name, { status }]) => status !== 'unavailable' || !required.includes(name),
      )
      const dependencies = Object.fromEntries(told)
      return c.json({ ready, dependencies }, ready ? 200 : 503, { 'cache-control': 'no-store' })
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    )
}
