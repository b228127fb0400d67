import type { Metrics } from '#server/http/metrics.ts'
import type { ModelState } from './breaker.ts'

/** What the metrics tell of the hosted model, where there is one. */
export function modelGauge({ gauge }: Pick<Metrics, 'gauge'>, state: () => ModelState): void {
  gauge(
    'model_failures',
    'Answers in a row that the hosted model failed to give: our own rules answered.',
    () => state().failures,
  )
}
