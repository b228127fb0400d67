import { companyFolder } from './company.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

/**
 * `count` product documents by slug: those of the company, then variants of them with names, part
 * numbers and ranks of their own. Attribute values stay the same, and variants rank behind
 * the products they come from, so that pages show the same however many there are.
 */
export function syntheticCatalogue(count: number): Record<string, Record<string, unknown>> {
  const documents = [...syntheticDocuments(count)]
  return Object.fromEntries(documents.map((document) => [String(document.slug), document]))
}

/** The same one after the other: a million of them are more than a process should hold. */
export function* syntheticDocuments(count: number): Generator<Record<string, unknown>> {
  const samples = readCatalogueFolder(`${companyFolder}/catalogue`)
    .filter(({ product }) => product.included)
    .map(({ document }) => document)
  for (let i = 0; i < count; i++) {
    const sample = samples[i % samples.length]!
    const variant = Math.floor(i / samples.length)
    yield variant ? variantOf(sample, variant) : sample
  }
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
