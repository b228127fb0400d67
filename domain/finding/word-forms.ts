import type { ProductSummary } from '#domain/catalogue/product.ts'
import { normalize, stem, tokensOf } from './tokens.ts'

/** The forms in which names of products, kinds and other names write their words. */
export function createWordForms(
  products: readonly Pick<ProductSummary, 'name' | 'subFamily' | 'aka'>[],
) {
  const written = new Set<string>()
  const read = new Set<string>()
  for (const { name, subFamily, aka } of products) {
    for (const text of [name, subFamily, ...aka]) {
      if (read.has(text)) continue
      read.add(text)
      for (const token of tokensOf(normalize(text))) written.add(token.text)
    }
  }
  return {
    /**
     * Whether a word is the plural of one that names products: 'clamps' where there is a clamp. A
     * 'chassis' and a 'lens' only end as plurals do.
     */
    isPlural: (word: string): boolean => {
      const single = stem(word)
      return single !== word && written.has(single)
    },
    /** A word that is looked up without its ending, as it is written: 'chassi' is none. */
    spell: (word: string): string =>
      written.has(word) || !written.has(`${word}s`) ? word : `${word}s`,
  }
}
