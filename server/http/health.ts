import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** What every state of a dependency says, beside what is its own. */
export type DependencyState = { status: 'ok' | 'stale' | 'unavailable' }

/** Each by the name that `/readyz` gives it. */
export type DependencyStates = Record<string, () => DependencyState | Promise<DependencyState>>

type Dependencies = {
  states: DependencyStates
  /**
   * Fields of a state, at any depth, that are not for anybody: what a service answered, what it is
   * called and where it is. The log has them.
   */
  hidden?: Readonly<Record<string, readonly string[]>>
  /** Those without which the site has nothing to serve. */
  required: readonly string[]
  /** Whether the process is about to end. */
  isEnding: () => boolean
  metrics: Pick<Metrics, 'text' | 'contentType'>
}

/**
 * `/healthz`: the process runs. `/readyz`: it has something to serve, with the state of each
 * dependency; one that is stale is still ready, a required one that is unavailable is not, nor is a
 * process about to end, though it answers.
 * `/metrics`: Prometheus.
 */
export function health({ states, hidden = {}, required, isEnding, metrics }: Dependencies) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const told = await Promise.all(
        Object.entries(states).map(async ([name, state]) => [name, await state()] as const),
      )
      const serves = told.every(
        ([name, { status }]) => status !== 'unavailable' || !required.includes(name),
      )
      const dependencies = Object.fromEntries(
        told.map(([name, state]) => [name, without(hidden[name] ?? [], state)]),
      )
      const ending = isEnding()
      const ready = serves && !ending
      return c.json({ ready, ...(ending && { ending }), dependencies }, ready ? 200 : 503, {
        'cache-control': 'no-store',
      })
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    )
}

function without(fields: readonly string[], state: DependencyState): unknown {
  return JSON.parse(
    JSON.stringify(state, (field, value: unknown) => (fields.includes(field) ? undefined : value)),
  )
}
