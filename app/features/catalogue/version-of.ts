import { attributeTerms } from '#content/attribute-terms.ts'
import { interfaces } from '#content/interfaces.ts'
import { attributeLookup, formatValues, labelOver } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/product.ts'
import { availability } from './ordering-view.ts'

/** A product as one of its part numbers. */
export type Version = {
  /** With the number in the place of its own, and what the number stands for. */
  product: Product
  /** What tells it from the others, and how soon it comes. */
  says: string[]
}

const definitions = new Map(attributeTerms.map((one) => [one.key, one]))
const define = attributeLookup(attributeTerms)
const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))

/**
 * `written` is a part number in any case; undefined where it is the product's own, or none of its
 * variants' and nothing that its pattern builds.
 */
export function versionOf(product: Product, written: string): Version | undefined {
  const numbered = numberedProduct(product, written, definitions, kinds)
  if (!numbered) return undefined
  const { choices, variants } = numbered.column
  const [variant] = variants
  const own = Object.entries(variant?.attributes ?? {}).map(([key, values]) => {
    const { label, unit } = define(key)
    const value = formatValues(values, unit)
    // A sentence on it is no attribute.
    return definitions.has(key) ? `${labelOver(label, values)} ${value}` : value
  })
  return {
    product: numbered.product,
    says: [...choices, ...own, variant ? availability(variant) : texts.toOrder].map(inSentence),
  }
}
