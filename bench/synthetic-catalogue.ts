import { readFileSync } from 'node:fs'
import { products } from '../test/e2e/catalogue.ts'

/**
 * `count` product documents by slug: those of the sample, then variants of them with names, part
 * numbers and ranks of their own. Attribute values stay the sample's, and variants rank behind
 * the products they come from, so that pages show the same however many there are.
 */
export function syntheticCatalogue(count: number): Record<string, Record<string, unknown>> {
  const samples = products.map(
    ({ slug }) =>
      JSON.parse(readFileSync(`content/catalogue/${slug}.json`, 'utf8')) as Record<string, unknown>,
  )
  const documents = Array.from({ length: count }, (_, i) => {
    const sample = samples[i % samples.length]!
    const variant = Math.floor(i / samples.length)
    return variant ? variantOf(sample, variant) : sample
  })
  return Object.fromEntries(documents.map((document) => [String(document.slug), document]))
}

function variantOf(sample: Record<string, unknown>, variant: number) {
  const { slug, product, partNumber, rank } = sample
  return {
    ...sample,
    slug: `${String(slug)}-variant-${variant}`,
    product: `${String(product)}, variant ${variant}`,
    ...(typeof partNumber === 'string' && { partNumber: `${partNumber}-${variant}` }),
    ...(typeof rank === 'number' && { rank: rank + variant * 1000 }),
  }
}
