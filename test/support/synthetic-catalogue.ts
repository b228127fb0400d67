import { companyFolder } from './company.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

/**
 * `count` product documents by slug: those of the company, then variants of them with names, part
 * numbers and ranks of their own. Attribute values stay the same, and variants rank behind
 * the products they come from, so that pages show the same however many there are.
 */
export function syntheticCatalogue(count: number): Record<string, Record<string, unknown>> {
  const samples = readCatalogueFolder(`${companyFolder}/catalogue`)
    .filter(({ product }) => product.included)
    .map(({ document }) => document)
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
