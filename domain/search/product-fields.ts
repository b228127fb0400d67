import { lookup } from '#domain/lookup.ts'
import type { FullTextDocument } from './full-text.ts'
import type { SearchedProduct } from './product-facts.ts'

/** How much a word counts in full text by where it stands in a record. */
export const productBoosts = {
  name: 5,
  names: 4,
  numbers: 5,
  kind: 3,
  values: 2,
  text: 1.5,
  uses: 1,
  details: 1,
  questions: 0.6,
}

/** Products by their places, each with the texts that search reads; `uses` say by type and by slug what they are for. */
export function* productDocuments(
  products: readonly SearchedProduct[],
  uses?: Readonly<Record<string, string>>,
): Generator<FullTextDocument> {
  for (const [id, product] of products.entries()) yield { id, fields: productFields(product, uses) }
}

function productFields(
  product: SearchedProduct,
  uses: Readonly<Record<string, string>> = {},
): Record<keyof typeof productBoosts, string> {
  const { sections = [], features = [], faq = [] } = product
  const values = Object.values(product.attributes).flat()
  return {
    name: product.name,
    names: product.aka.join(', '),
    numbers: product.partNumber,
    kind: `${product.subFamily} ${product.family}`,
    values: values
      .flatMap((value) => (typeof value === 'string' && value.length > 1 ? value : []))
      .join(', '),
    text: product.text,
    uses: [product.subFamily, product.slug].map((key) => lookup(uses, key) ?? '').join(' '),
    details: [
      ...sections.flatMap(({ heading, description }) => [heading, description]),
      ...features.flatMap(({ heading, items }) => [heading, ...items]),
    ].join('\n'),
    questions: faq.flatMap(({ question, answer }) => [question, answer]).join('\n'),
  }
}
