import type { Metrics } from '#server/http/metrics.ts'
import type { CatalogueState } from './live-catalogue.ts'

/** What the metrics tell of the catalogue in use. */
export function catalogueGauges(
  { gauge }: Pick<Metrics, 'gauge'>,
  state: () => CatalogueState,
): void {
  gauge('catalogue_products', 'Products shown on the site.', () => state().products)
  gauge('catalogue_set_aside', 'Documents of products that cannot be read.', () => state().setAside)
  gauge('catalogue_stale', '1 while the last good copy is served.', () =>
    state().status === 'ok' ? 0 : 1,
  )
}
