import { parseProduct, type Product } from '#domain/catalogue/product.ts'

/** A product of these fields, as a catalogue has it. For tests. */
export function parsedProduct(slug: string, fields: Record<string, unknown>): Product {
  const parsed = parseProduct(slug, { product: slug, ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
