import { formatValue, type AttributeValue } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge } from './knowledge.ts'
import { createWording, listOf } from './wording.ts'

/** More values are no question. */
const maxChoices = 4

/** Asks for the attribute that parts the products best. */
export function questionAmong<P extends SearchedProduct>(
  products: readonly P[],
  /** Attributes that are settled. */
  known: ReadonlySet<string>,
  { cardFields, definitions, texts }: Pick<Knowledge<P>, 'cardFields' | 'definitions' | 'texts'>,
): string | undefined {
  const { labelOf, define } = createWording(definitions)
  const family = products[0]?.family ?? ''
  for (const key of cardFields[family] ?? []) {
    if (known.has(key)) continue
    const values = new Map<string, AttributeValue>()
    for (const product of products)
      for (const value of lookup(product.attributes, key) ?? [])
        if (typeof value !== 'object') values.set(String(value), value)
    if (values.size < 2 || values.size > maxChoices) continue
    const { unit } = define(key)
    return fillIn(texts.which, {
      attribute: labelOf(key),
      values: listOf(
        [...values.values()].map((value) => formatValue(value, unit)),
        texts.or,
      ),
    })
  }
  return undefined
}
