import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import { columnOf } from '#domain/deciding/column.ts'
import { availability } from './ordering-view.ts'
import * as texts from '#texts/product.ts'

/** A product as one of its part numbers. */
export type Version = {
  /** With the number in the place of its own, and the values that the number stands for. */
  product: Product
  /** What tells it from the others, and how soon it comes. */
  says: string[]
}

const definitions = new Map(attributeTerms.map((one) => [one.key, one]))
const define = attributeLookup(attributeTerms)

/**
 * `written` is a part number in any case; undefined where it is the product's own, or none of its
 * variants' and nothing that its pattern builds.
 */
export function versionOf(product: Product, written: string): Version | undefined {
  if (bare(written) === bare(product.partNumber)) return undefined
  const column = columnOf(product, written, definitions)
  if (!column.isNumber) return undefined
  const { partNumber, attributes, choices } = column
  const [variant] = column.variants
  const own = Object.entries(variant?.attributes ?? {}).map(([key, values]) => {
    const { label, unit } = define(key)
    return `${label} ${formatValues(values, unit)}`
  })
  return {
    product: { ...product, partNumber, attributes },
    says: [...choices, ...own, variant ? availability(variant) : texts.toOrder].map(inSentence),
  }
}
