import type { AttributeDefinition } from './attribute.ts'
import type { Product, ProductSummary } from './product.ts'
import { bare, isPiece } from './search.ts'
import { gatherWords, type WordSearch } from './word-search.ts'

/** Looks into the fields of products, by their places in their list. */
export type FieldSearch = {
  /** Those that hold each of the words. */
  holding: WordSearch
  /** Those whose number a piece is of. */
  numbered: (piece: string) => number[]
  /** Makes what both look into; for very many products a second's work, in which `pause` lets others go on. */
  prepare: (pause: () => Promise<unknown>) => Promise<void>
}

/** What they look into is made at the first search, unless it has been prepared: most lists of families have none. */
export function createFieldSearch(
  products: readonly (ProductSummary & Partial<Product>)[],
  definitions: readonly AttributeDefinition[],
): FieldSearch {
  const gathered = gatherWords(definitions)
  const numbers: string[] = []
  let search: WordSearch | undefined

  /** Takes the next product: who searches while it is prepared goes on from there. */
  function takeNext(): boolean {
    const product = products[numbers.length]
    if (!product) return false
    numbers.push(bare(product.partNumber))
    gathered.add(product)
    return true
  }

  function takeAll(): void {
    while (takeNext());
  }

  return {
    holding(words) {
      takeAll()
      search ??= gathered.search()
      return search(words)
    },
    numbered(piece) {
      takeAll()
      return numbers.flatMap((number, position) => (isPiece(piece, number) ? position : []))
    },
    async prepare(pause) {
      while (takeNext()) await pause()
      search ??= gathered.search()
    },
  }
}
