import { lookup } from '#domain/lookup.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { areSame, type AttributeValue } from './attribute.ts'
import type { Catalogue } from './catalogue.ts'
import type { ProductSummary } from './product.ts'

const neighborCount = 3

/** The shown products of its family most like it, those of its type first, three unless told. */
export function nearestProducts<P extends ProductSummary>(
  { families, products }: Catalogue<P>,
  product: ProductSummary,
  count = neighborCount,
): P[] {
  const family =
    (product.family
      ? families.find(({ name }) => name === product.family)?.products
      : products.filter((other) => !other.family)) ?? []
  const ofType = likest(typesOf(family).get(product.subFamily) ?? [], product, count)
  // A family may have thousands, and its type alone has enough.
  if (ofType.length === count) return ofType
  const further = family.filter(({ subFamily }) => subFamily !== product.subFamily)
  return [...ofType, ...likest(further, product, count - ofType.length)]
}

/** Of any kind of product. */
const typesOf = /* @__PURE__ */ rememberFor((family: readonly ProductSummary[]) =>
  Map.groupBy(family, ({ subFamily }) => subFamily),
) as <P extends ProductSummary>(family: readonly P[]) => ReadonlyMap<string, readonly P[]>

/** Those others that share most values with a product, so many at most; of several alike the first. */
function likest<P extends ProductSummary>(
  others: readonly P[],
  product: ProductSummary,
  count: number,
): P[] {
  const own = Object.entries(product.attributes)
  let best: { other: P; shared: number }[] = []
  for (const other of others) {
    if (other.slug === product.slug) continue
    const shared = sharedValues(own, other)
    // A type may have thousands, and a page shows three.
    if (best.length === count && shared <= (best.at(-1)?.shared ?? 0)) continue
    const better = best.filter((one) => one.shared >= shared)
    best = [...better, { other, shared }, ...best.slice(better.length)].slice(0, count)
  }
  return best.map(({ other }) => other)
}

function sharedValues(own: [string, AttributeValue[]][], other: ProductSummary): number {
  let shared = 0
  for (const [key, values] of own) if (areSame(values, valuesOf(other, key))) shared++
  return shared
}

function valuesOf({ attributes }: ProductSummary, key: string) {
  return lookup(attributes, key) ?? []
}
