import type { AttributeValue, Measure } from '#domain/catalogue/attribute.ts'
import { choiceAttributes, choiceForms } from '#domain/catalogue/choice-forms.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { readEntries } from '#domain/catalogue/size.ts'
import { lookup } from '#domain/lookup.ts'
import type { Field } from './postings.ts'
import type { Facts } from './verify.ts'

type Whole = ProductSummary & Partial<Product>

/**
 * What the full text holds of a product, and how much a word counts where it stands; `uses` say by
 * type and by slug what products are for.
 */
export function textsOf(
  product: Whole,
  uses: Readonly<Record<string, string>> = {},
  /** What a value says of it. */
  tell: (value: string) => string = (value) => value,
): Field[] {
  const { sections = [], features = [], faq = [] } = product
  const values = Object.values(product.attributes)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.length > 1)
  return [
    { boost: 4, text: product.name },
    { boost: 4, text: product.aka.join(', ') },
    { boost: 3, text: product.partNumber },
    { boost: 3, text: `${product.subFamily} ${product.family}` },
    { boost: 2, text: values.map(tell).join(', ') },
    { boost: 1.5, text: product.text },
    ...[product.subFamily, product.slug].map((key) => plain(lookup(uses, key) ?? '')),
    ...sections.flatMap(({ heading, description }) => [heading, description]).map(plain),
    ...features.flatMap(({ heading, items }) => [heading, ...items]).map(plain),
    ...faq.flatMap(({ question, answer }) => [question, answer]).map(plain),
  ]
}

const plain = (text: string): Field => ({ boost: 1, text })

/**
 * Attributes as recorded, with the pattern's open numbers, and the same again for each variant, and
 * for each choice that states more, with its own: what is asked for has to hold of one of them.
 */
export function factsOf(product: Whole, entryAttribute?: string): Facts[] {
  const { attributes } = product
  const more = new Map<string, readonly AttributeValue[]>()
  if (entryAttribute && product.entries != null) {
    const span = spanOfEntries(product)
    if (span) more.set(entryAttribute, [span])
  }
  const get = (key: string) => more.get(key) ?? lookup(attributes, key)
  if (product.variants == null && product.ordering == null) return [{ get }]
  const { variants, pattern } = readOrdering(product)
  const choices = new Map<string, readonly AttributeValue[]>()
  const chosen = new Set<string>()
  for (const { key, range, values } of pattern?.slots ?? []) {
    const open = range ? [{ min: range.min, max: range.max }] : []
    const known = get(key)
    if (!known) {
      if (range) more.set(key, open)
      continue
    }
    // What states its own is a form by itself.
    const labels = values.flatMap(({ label, attributes: own }) => (own ? [] : [label]))
    more.set(key, [...known, ...labels, ...open])
    if (labels.length > 1) chosen.add(key)
    // A figure that can be chosen comes behind one that is recorded.
    const figures = known.some(isNumber) ? labels.flatMap(numberOf) : []
    if (figures.length) choices.set(key, [...known, ...figures, ...open])
  }
  const record: Facts = { get, chosen }
  // Where variants are all that can be ordered, the record alone is none of them.
  return [
    ...(variants.length && !pattern ? [] : [record]),
    // Looked through rather than copied: there are many, and each tells few things.
    ...variants.map(({ attributes: own }) => ({
      get: (key: string) => lookup(own, key) ?? get(key),
      record,
      own,
    })),
    ...(choices.size
      ? [{ get: (key: string) => choices.get(key) ?? get(key), isChoice: true }]
      : []),
    ...(pattern ? choiceForms(pattern) : []).map(({ attributes: own }) => ({
      get: (key: string) => lookup(own, key) ?? choices.get(key) ?? get(key),
      isChoice: true,
    })),
  ]
}

const isNumber = (value: AttributeValue) => typeof value === 'number'
/** A choice of figures is written with their unit: '1060 nm'. */
const numberOf = (label: string) =>
  /^-?\d+(?:\.\d+)?(?:\s\S+)?$/.test(label) ? [parseFloat(label)] : []

/**
 * By attribute, all that a product states, whichever of its variants has it, and the attributes in
 * which these facts are not the same for all of them.
 */
export function variationOf(
  product: Whole,
  /** Variants have fields that are no attributes, such as a sentence on each. */
  defined: ReadonlySet<string>,
  entryAttribute?: string,
): { stated: Iterable<[string, AttributeValue[]]>; varies: string[] } {
  const { attributes, entries, variants, ordering } = product
  const varies = entryAttribute && entries != null ? [entryAttribute] : []
  const recorded = Object.entries(attributes)
  if (variants == null && ordering == null) return { stated: recorded, varies }
  const read = readOrdering(product)
  varies.push(...(read.pattern?.slots ?? []).map(({ key }) => key))
  const stated = new Map(recorded)
  const others = read.variants.flatMap((variant) => Object.entries(variant.attributes))
  if (read.pattern) others.push(...choiceAttributes(read.pattern))
  for (const [key, values] of others) {
    varies.push(key)
    if (defined.has(key)) stated.set(key, [...new Set([...(stated.get(key) ?? []), ...values])])
  }
  return { stated, varies: [...new Set(varies)] }
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
