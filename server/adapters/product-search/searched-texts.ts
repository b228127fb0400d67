import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { statedTexts, textsOfProduct } from '#domain/catalogue/search-text.ts'
import { fold, queryWords } from '#domain/catalogue/search.ts'
import type { SearchedProduct } from '#server/ports/product-search.ts'

/** PostgreSQL takes 1 MB of words, and each letter may be three bytes. */
const maxLetters = 250_000

/** All that a product says, as `to_tsvector` reads it. */
export function createTextOf(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  return (product: SearchedProduct): string => {
    const stated = Object.entries(product.attributes).flatMap(([key, values]) =>
      statedTexts(values, define(key)),
    )
    const texts = [...textsOfProduct(product), ...stated].flatMap((text) => runsIn(fold(text)))
    return texts.join(' ').slice(0, maxLetters)
  }
}

/**
 * What is typed, as `to_tsquery` reads it: each word begins one of the product's, and both parts of
 * 'pp-144' stand side by side. Empty where it holds neither letters nor digits, which finds nothing.
 */
export function wordsQuery(query: string): string {
  const words = queryWords(query).map((word) => runsIn(word).join(' <-> '))
  const asked = words.filter(Boolean).map((word) => `${word}:*`)
  return asked.join(' & ')
}

/** Letters and digits alone: to PostgreSQL a hyphen before digits is a minus, and a slash begins a path. */
const runsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
