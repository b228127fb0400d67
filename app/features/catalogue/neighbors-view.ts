import { attributes } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { neighborTable, type NeighborTable } from '#domain/catalogue/neighbors.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'
import { lookup } from '#domain/lookup.ts'

/** How a product differs from its neighbors, in both systems of units. */
export type NeighborsView = { products: NeighborTable['products']; rows: NeighborRow[] }

type NeighborRow = NeighborTable['rows'][0] & {
  /** The values in the unit that buyers in the U.S. read, where that is another. */
  us?: string[]
}

const define = attributeLookup(attributes)

/** Undefined for a product without neighbors. */
export function neighborsView(
  catalogue: Catalogue<ProductSummary>,
  product: ProductSummary,
): NeighborsView | undefined {
  const table = neighborTable(catalogue, product, attributes)
  if (!table) return undefined
  const { products } = table
  const attributesOf = (slug: string) =>
    (slug === product.slug ? product : catalogue.bySlug.get(slug))?.attributes ?? {}
  const rows = table.rows.map((row): NeighborRow => {
    const { unit, usUnit } = define(row.key)
    if (!unit || !usUnit || !canConvert(unit, usUnit)) return row
    const us = products.map(({ slug }, i) => {
      const values = lookup(attributesOf(slug), row.key)
      const converted = values?.map((value) => toUnit(value, unit, usUnit))
      return converted ? formatValues(converted, usUnit) : row.values[i]!
    })
    return { ...row, us }
  })
  return { products, rows }
}
