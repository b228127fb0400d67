import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import type { Crumb } from '#app/lib/structured-data.ts'
import type { ProductView } from './product-view.ts'

/** Where a product stands among families. */
export function productTrail({
  name,
  family,
  subFamily,
}: Pick<ProductView, 'name' | 'family' | 'subFamily'>): Crumb[] {
  return [
    homeCrumb,
    ...(family ? [{ label: family.name, to: paths.family(family.slug) }] : []),
    ...(family && subFamily
      ? [{ label: subFamily, to: paths.family(family.slug, subFamily) }]
      : []),
    { label: name },
  ]
}
