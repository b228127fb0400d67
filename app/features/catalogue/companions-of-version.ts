import type { CompanionKind, CompanionRow } from '#domain/catalogue/companions.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'

/** What is named by number: what goes by an interface has that of the number already. */
const bought = new Set<CompanionKind>(['needs', 'includes', 'accessories'])

type Attributes = Product['attributes']

/**
 * What goes with a product as one of its part numbers: without what has the word of the product's own
 * number where this one has another, as UPC pigtails for a panel with APC ports.
 */
export function companionsOfVersion(
  rows: readonly CompanionRow<Product>[],
  record: Attributes,
  own: Attributes,
): CompanionRow<Product>[] {
  const changed = Object.entries(record).flatMap(([key, before]) => {
    const now = lookup(own, key) ?? []
    const gone = before.filter((value) => typeof value === 'string' && !now.includes(value))
    return gone.length && now.length ? [{ key, gone, now }] : []
  })
  const isOfOther = ({ attributes }: Product) =>
    changed.some(({ key, gone, now }) => {
      const values = lookup(attributes, key) ?? []
      return values.some((one) => gone.includes(one)) && !values.some((one) => now.includes(one))
    })
  return rows
    .map((row) => ({
      ...row,
      companions: row.companions.filter(
        ({ product }) => !bought.has(row.kind) || !product || !isOfOther(product),
      ),
    }))
    .filter(({ companions }) => companions.length > 0)
}
