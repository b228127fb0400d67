import type { ProductSummary } from '#domain/catalogue/product.ts'
import { normalize, stem, tokensOf } from './tokens.ts'

/**
 * Whether a word is the plural of one that names products: 'clamps' where there is a clamp. A
 * 'chassis' and a 'lens' only end as plurals do.
 */
export function createPlurals(
  products: readonly Pick<ProductSummary, 'name' | 'subFamily' | 'aka'>[],
): (word: string) => boolean {
  const written = new Set<string>()
  const read = new Set<string>()
  for (const { name, subFamily, aka } of products) {
    for (const text of [name, subFamily, ...aka]) {
      if (read.has(text)) continue
      read.add(text)
      for (const token of tokensOf(normalize(text))) written.add(token.text)
    }
  }
  return (word) => {
    const single = stem(word)
    return single !== word && written.has(single)
  }
}
