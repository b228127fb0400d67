import type { AttributeValue, Measure } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { readEntries } from '#domain/catalogue/size.ts'
import type { Field } from './text-index.ts'
import type { Facts } from './verify.ts'

type Whole = ProductSummary & Partial<Product>

/** What the full text holds of a product, and how much a word counts where it stands. */
export function textsOf(product: Whole): Field[] {
  const { sections = [], features = [], faq = [] } = product
  const values = Object.values(product.attributes)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.length > 1)
  return [
    { boost: 4, text: product.name },
    { boost: 4, text: product.aka.join(', ') },
    { boost: 3, text: product.partNumber },
    { boost: 3, text: `${product.subFamily} ${product.family}` },
    { boost: 2, text: values.join(', ') },
    { boost: 1.5, text: product.text },
    ...sections.flatMap(({ heading, description }) => [heading, description]).map(plain),
    ...features.flatMap(({ heading, items }) => [heading, ...items]).map(plain),
    ...faq.flatMap(({ question, answer }) => [question, answer]).map(plain),
  ]
}

const plain = (text: string): Field => ({ boost: 1, text })

/**
 * Attributes as recorded, with the pattern's open numbers, and the same again for each variant with
 * its own: what is asked for has to hold of one of them.
 */
export function factsOf(product: Whole, entryAttribute?: string): Facts[] {
  const base = new Map<string, readonly AttributeValue[]>(Object.entries(product.attributes))
  const span = entryAttribute && spanOfEntries(product)
  if (span) base.set(entryAttribute, [span])
  if (product.variants == null && product.ordering == null) return [base]
  const { variants, pattern } = readOrdering(product)
  const choices = new Map<string, readonly AttributeValue[]>()
  for (const { key, range, values } of pattern?.slots ?? []) {
    const known = base.get(key)
    if (!known) continue
    const open = range ? [{ min: range.min, max: range.max }] : []
    base.set(key, [...known, ...values.map(({ label }) => label), ...open])
    // A figure that can be chosen comes behind one that is recorded.
    const figures = known.some(isNumber) ? values.flatMap(({ label }) => numberOf(label)) : []
    if (figures.length) choices.set(key, [...known, ...figures, ...open])
  }
  // Where variants are all that can be ordered, the record alone is none of them.
  return [
    ...(variants.length && !pattern ? [] : [base]),
    ...variants.map(({ attributes }) => new Map([...base, ...Object.entries(attributes)])),
    ...(choices.size ? [chosen(new Map([...base, ...choices]))] : []),
  ]
}

const chosen = (facts: Facts): Facts => ({ get: (key) => facts.get(key), isChoice: true })

const isNumber = (value: AttributeValue) => typeof value === 'number'
/** A choice of figures is written with their unit: '1060 nm'. */
const numberOf = (label: string) =>
  /^-?\d+(?:\.\d+)?(?:\s\S+)?$/.test(label) ? [parseFloat(label)] : []

/** By attribute, all that a product states, whichever of its variants has it. */
export function statedOf(
  product: Whole,
  /** Variants have fields that are no attributes, such as a sentence on each. */
  defined: ReadonlySet<string>,
): ProductSummary['attributes'] {
  if (product.variants == null) return product.attributes
  const stated = new Map(Object.entries(product.attributes))
  for (const { attributes } of readOrdering(product).variants) {
    for (const [key, values] of Object.entries(attributes)) {
      if (defined.has(key)) stated.set(key, [...new Set([...(stated.get(key) ?? []), ...values])])
    }
  }
  return Object.fromEntries(stated)
}

/** From the smallest to the largest that any entry takes. */
function spanOfEntries(product: Whole): Measure | undefined {
  const { entries } = readEntries(product.entries)
  const largest = entries.flatMap(({ maxDiameter }) => maxDiameter ?? [])
  const smallest = entries.flatMap(({ minDiameter }) => minDiameter ?? [])
  return largest.length && smallest.length
    ? { min: Math.min(...smallest), max: Math.max(...largest) }
    : undefined
}
