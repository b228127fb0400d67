import type { ModelState } from '#server/assistant/breaker.ts'
import type { CatalogueState } from '#server/catalogue/live-catalogue.ts'
import type { DependencyStates } from '#server/http/health.ts'
import type { Metrics } from '#server/http/metrics.ts'

type States = DependencyStates & { catalogue: () => CatalogueState; model?: () => ModelState }

const staleGauges = [
  ['catalogue', 'catalogue_stale', '1 while the last good copy is served.'],
  ['storage', 'storage_stale', '1 while the last good list of documents is served, or none.'],
  ['limits', 'limits_stale', '1 while each server counts limits for itself.'],
  ['search', 'search_stale', '1 while lists are answered from memory, not by the engine.'],
  ['build', 'build_stale', '1 while a build failed, or a newer one waits for a restart.'],
] as const

/** Reports in the metrics what `/readyz` says of each dependency. */
export function stateGauges({ gauge }: Pick<Metrics, 'gauge'>, states: States): void {
  const { catalogue, model } = states
  gauge('catalogue_products', 'Products shown on the site.', () => catalogue().products)
  gauge(
    'catalogue_set_aside',
    'Documents of products that cannot be read.',
    () => catalogue().setAside,
  )
  if (model) {
    const help = 'Answers in a row that the hosted model failed to give: our own rules answered.'
    gauge('model_failures', help, () => model().failures)
  }
  for (const [dependency, name, help] of staleGauges) {
    const state = states[dependency]
    if (state) gauge(name, help, async () => ((await state()).status === 'ok' ? 0 : 1))
  }
}
