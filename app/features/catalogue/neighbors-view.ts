import { attributes } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { NeighborTable } from '#domain/catalogue/neighbors.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'
import { lookup } from '#domain/lookup.ts'

export type NeighborRow = NeighborTable['rows'][0] & {
  /** The values in the unit that buyers in the U.S. read, where that is another. */
  us?: string[]
}

const define = attributeLookup(attributes)

/** A product's neighbors in both systems of units, for the server: browsers carry no conversions. */
export function neighborsInBoth(
  { bySlug }: Pick<Catalogue<ProductSummary>, 'bySlug'>,
  { products, rows }: NeighborTable,
): { products: NeighborTable['products']; rows: NeighborRow[] } {
  return {
    products,
    rows: rows.map((row) => {
      const { unit, usUnit } = define(row.key)
      if (!unit || !usUnit || !canConvert(unit, usUnit)) return row
      const us = products.map(({ slug }, i) => {
        const values = lookup(bySlug.get(slug)?.attributes ?? {}, row.key)
        const converted = values?.map((value) => toUnit(value, unit, usUnit))
        return converted ? formatValues(converted, usUnit) : row.values[i]!
      })
      return { ...row, us }
    }),
  }
}
