import { rememberFew } from '#domain/memo/remember-few.ts'
import type { FullText } from './full-text.ts'
import type { SearchedProduct } from './product-facts.ts'
import type { productBoosts } from './product-fields.ts'

type Options = {
  products: readonly SearchedProduct[]
  fullText: Pick<FullText, 'holders'>
  /** A text as stems. */
  stemsOf: (text: string) => string[]
}

/** The words of names are kept of so many products. */
const maxKept = 2000
const nameFields: (keyof typeof productBoosts)[] = ['name', 'names']

/** The words that products are called by: of their names, other names and types. */
export function createNameWords({ products, fullText, stemsOf }: Options) {
  const byType = Map.groupBy(products.keys(), (id) => products[id]!.subFamily)
  const types = Array.from(byType, ([type, ids]) => ({ words: new Set(stemsOf(type)), ids }))

  return {
    /** The words that the product at a place is called by. */
    wordsOf: rememberFew(maxKept, (id: number): ReadonlySet<string> => {
      const { name, aka, subFamily } = products[id]!
      return new Set(stemsOf([name, ...aka, subFamily].join(' ')))
    }),
    /** The places of the products that are called by a word. */
    holders: (word: string): ReadonlySet<number> => {
      const ofTypes = types.flatMap(({ words, ids }) => (words.has(word) ? ids : []))
      return new Set([...fullText.holders(word, nameFields), ...ofTypes])
    },
  }
}
