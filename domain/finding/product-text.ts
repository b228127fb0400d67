import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Facts } from './verify.ts'

type Whole = ProductSummary & Partial<Product>

/** What the full text holds of a product, and how much a word counts where it stands. */
export const boosts = { name: 4, aka: 4, number: 3, type: 3, values: 2, text: 1.5, more: 1 }

export function textsOf(product: Whole): Record<keyof typeof boosts, string> {
  const { sections = [], features = [], faq = [] } = product
  return {
    name: product.name,
    aka: product.aka.join(', '),
    type: `${product.subFamily} ${product.family}`,
    number: product.partNumber,
    values: Object.values(product.attributes)
      .flat()
      .filter((value) => typeof value === 'string' && value.length > 1)
      .join(', '),
    text: product.text,
    more: [
      ...sections.flatMap(({ heading, description }) => [heading, description]),
      ...features.flatMap(({ heading, items }) => [heading, ...items]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ].join(' '),
  }
}

/** Attributes as recorded, and what variants and the pattern's open numbers add. */
export function factsOf(product: Whole): Facts {
  const facts = new Map<string, AttributeValue[]>(
    Object.entries(product.attributes).map(([key, values]) => [key, [...values]]),
  )
  if (product.variants == null && product.ordering == null) return facts
  const { variants, pattern } = readOrdering(product)
  const add = (key: string, values: readonly AttributeValue[]) =>
    facts.set(key, [...(facts.get(key) ?? []), ...values])
  for (const { attributes } of variants)
    for (const [key, values] of Object.entries(attributes)) add(key, values)
  for (const { key, range } of pattern?.slots ?? []) {
    if (range && facts.has(key)) add(key, [{ min: range.min, max: range.max }])
  }
  return facts
}
