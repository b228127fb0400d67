import { lookup } from '#domain/lookup.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import {
  areSame,
  attributeLookup,
  formatValues,
  type AttributeDefinition,
  type AttributeValue,
} from './attribute.ts'
import type { Catalogue } from './catalogue.ts'
import { isPlaceField } from './place-fields.ts'
import type { ProductSummary } from './product.ts'

/** A product beside those most like it: only the rows in which they differ. */
export type NeighborTable = {
  products: { slug: string; name: string }[]
  rows: { key: string; label: string; values: string[] }[]
}

const neighborCount = 3
const rowCount = 10

/**
 * Compares a product with the three products of its type (else of its family) that share
 * most attribute values with it. Undefined where there is nothing to compare.
 */
export function neighborTable(
  catalogue: Catalogue<ProductSummary>,
  product: ProductSummary,
  definitions: readonly AttributeDefinition[],
): NeighborTable | undefined {
  const products = [product, ...nearestProducts(catalogue, product)]
  if (products.length < 2) return undefined
  const define = attributeLookup(definitions)
  const order = new Map(definitions.map(({ key }, i) => [key, i]))
  const keys = [...new Set(products.flatMap((p) => Object.keys(p.attributes)))]
  const rows = keys
    .filter((key) => !isPlaceField(key))
    .sort((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity))
    .map((key) => ({
      key,
      label: define(key).label,
      values: products.map((p) => formatValues(valuesOf(p, key), define(key).unit) || '–'),
    }))
    .filter(({ values }) => new Set(values).size > 1)
    .slice(0, rowCount)
  return rows.length
    ? { products: products.map(({ slug, name }) => ({ slug, name })), rows }
    : undefined
}

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
