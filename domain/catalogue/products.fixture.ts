import type { AttributeValue } from './attribute.ts'
import type { ProductSummary } from './product.ts'

/** A product with these fields and plain ones for the rest. For tests. */
export function sampleProduct(fields: Partial<ProductSummary> = {}): ProductSummary {
  const name = fields.name ?? 'Product'
  return {
    slug: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
    name,
    text: '',
    partNumber: '',
    family: 'Ball Valves',
    subFamily: '',
    rank: 1,
    image: '',
    attributes: {},
    aka: [],
    ...fields,
  }
}

/** Products whose attributes are given in order, named p0, p1 … and ranked so. For tests. */
export function sampleProducts(attributes: readonly Record<string, AttributeValue[]>[]) {
  return attributes.map((own, i) =>
    sampleProduct({ name: `p${i}`, slug: `p${i}`, rank: i, attributes: own }),
  )
}
