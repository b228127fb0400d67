import { lookup } from '#domain/lookup.ts'
import { attributeLookup, formatValues, type AttributeDefinition } from './attribute.ts'
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
  catalogue: Catalogue<P>,
  product: ProductSummary,
  count = neighborCount,
): P[] {
  const others = catalogue.products.filter(
    (other) => other.family === product.family && other.slug !== product.slug,
  )
  return others
    .map((other) => ({ other, likeness: likeness(product, other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other)
}

function valuesOf({ attributes }: ProductSummary, key: string) {
  return lookup(attributes, key) ?? []
}

/** Being of the same type outweighs any number of shared values. */
function likeness(a: ProductSummary, b: ProductSummary): number {
  const shared = Object.entries(a.attributes).filter(
    ([key, values]) => JSON.stringify(valuesOf(b, key)) === JSON.stringify(values),
  )
  return shared.length + (a.subFamily === b.subFamily ? 1000 : 0)
}
