import { extentOf } from '#domain/catalogue/measure.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** By attribute, the smallest and the largest figure that any product states. */
export function extents(products: readonly ProductSummary[]) {
  const known = new Map<string, [number, number]>()
  for (const { attributes } of products) {
    for (const [key, values] of Object.entries(attributes)) {
      for (const value of values) {
        const { min, max } = extentOf(value) ?? {}
        if (min === undefined || max === undefined) continue
        const before = known.get(key)
        known.set(key, before ? [Math.min(before[0], min), Math.max(before[1], max)] : [min, max])
      }
    }
  }
  return (key: string) => known.get(key)
}
