import type { AttributeValue, Measure } from '#domain/catalogue/attribute.ts'
import { choiceForms } from '#domain/catalogue/choice-forms.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { readEntries } from '#domain/catalogue/size.ts'
import { lookup } from '#domain/lookup.ts'
import type { Facts } from './constraint-verifier.ts'

/** A product with as much of its record as there is. */
export type SearchedProduct = ProductSummary & Partial<Product>

type Values = readonly AttributeValue[]

/**
 * What can be ordered of a product: its record with the figures that its part number leaves open, and
 * the same again for each variant and for each choice that states more. `entryAttribute` is what the
 * entries of a product say something of.
 */
export function factsOf(product: SearchedProduct, entryAttribute?: string): Facts[] {
  const extra = new Map<string, Values>()
  const entries = entryAttribute && product.entries != null ? entrySpan(product) : undefined
  if (entryAttribute && entries) extra.set(entryAttribute, [entries])
  const get = (key: string) => extra.get(key) ?? lookup(product.attributes, key)
  if (product.variants == null && product.ordering == null) return [{ get }]
  const { variants, pattern } = readOrdering(product)
  const chosen = new Map<string, Values>()
  for (const { key, range, values } of pattern?.slots ?? []) {
    const open = range ? [{ min: range.min, max: range.max }] : []
    const known = get(key)
    if (!known) {
      if (range) extra.set(key, open)
      continue
    }
    const labels = values.flatMap(({ label, attributes }) => (attributes ? [] : [label]))
    extra.set(key, [...known, ...labels, ...open])
    const figures = known.some((value) => typeof value === 'number') ? labels.flatMap(figureOf) : []
    if (figures.length) chosen.set(key, [...known, ...figures, ...open])
  }
  const inForm = (attributes: Product['attributes'], isChoice: boolean): Facts => ({
    get: (key) => lookup(attributes, key) ?? (isChoice ? chosen.get(key) : undefined) ?? get(key),
    ...(isChoice && { isChoice }),
  })
  return [
    // Where variants are all that can be ordered, the record alone is none of them.
    ...(variants.length && !pattern ? [] : [{ get }]),
    ...variants.map(({ attributes }) => inForm(attributes, false)),
    ...(chosen.size ? [inForm({}, true)] : []),
    ...(pattern ? choiceForms(pattern) : []).map(({ attributes }) => inForm(attributes, true)),
  ]
}

/** By attribute, all that a product states, whichever of its variants does. */
export function statedOf(product: SearchedProduct): Map<string, AttributeValue[]> {
  const stated = new Map(Object.entries(product.attributes))
  if (product.variants == null && product.ordering == null) return stated
  const { variants, pattern } = readOrdering(product)
  for (const { attributes } of [...variants, ...(pattern ? choiceForms(pattern) : [])]) {
    for (const [key, values] of Object.entries(attributes)) {
      stated.set(key, [...new Set([...(stated.get(key) ?? []), ...values])])
    }
  }
  return stated
}

/** A choice of figures is written with their unit: '1060 nm'. */
const figureOf = (label: string): number[] =>
  /^-?\d+(?:\.\d+)?(?:\s\S+)?$/.test(label) ? [parseFloat(label)] : []

/** From the smallest to the largest that any entry takes. */
function entrySpan(product: SearchedProduct): Measure | undefined {
  const { entries } = readEntries(product.entries)
  const largest = entries.flatMap(({ maxDiameter }) => maxDiameter ?? [])
  const smallest = entries.flatMap(({ minDiameter }) => minDiameter ?? [])
  return largest.length && smallest.length
    ? { min: Math.min(...smallest), max: Math.max(...largest) }
    : undefined
}
