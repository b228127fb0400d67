import type { AttributeDefinition } from './attribute.ts'
import { createPieceSearch } from './piece-search.ts'
import type { Product, ProductSummary } from './product.ts'
import { bare } from './search.ts'
import { gatherWords, type WordSearch } from './word-search.ts'

/** Looks into the fields of products, by their places in their list. */
export type FieldSearch = {
  /** Those that hold each of the words. */
  holding: WordSearch
  /** Those whose number a piece is of. */
  numbered: (piece: string) => Uint32Array
  /** Makes what both look into; for very many products a second's work, in which `pause` lets others go on. */
  prepare: (pause: () => Promise<unknown>) => Promise<void>
}

/** What they look into is made at the first search, unless it has been prepared: most lists of families have none. */
export function createFieldSearch(
  products: readonly (ProductSummary & Partial<Product>)[],
  definitions: readonly AttributeDefinition[],
): FieldSearch {
  const numbers = () => products.map(({ partNumber }) => bare(partNumber))
  let byNumber: ReturnType<typeof createPieceSearch> | undefined
  let byWords: WordSearch | undefined
  /** What has been taken of the products so far: who searches meanwhile goes on from there. */
  let gathered: ReturnType<typeof gatherWords> | undefined
  let taken = 0

  function take(): boolean {
    const product = products[taken]
    if (!product) return false
    gathered ??= gatherWords(definitions)
    gathered.add(product)
    taken++
    return true
  }

  function words(): WordSearch {
    while (take());
    byWords ??= (gathered ?? gatherWords(definitions)).search()
    gathered = undefined
    return byWords
  }

  async function prepare(pause: () => Promise<unknown>): Promise<void> {
    while (take()) await pause()
    words()
    await pause()
    byNumber ??= createPieceSearch(numbers())
  }

  return {
    holding: (asked) => (byWords ?? words())(asked),
    numbered: (piece) => (byNumber ??= createPieceSearch(numbers()))(piece),
    prepare,
  }
}
