import type { LanguagePack } from '#domain/search/language-pack.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import { passagesOf } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { createCueReader } from './act-features.ts'
import type { Knowledge } from './knowledge.ts'

type Options<P extends SearchedProduct> = Omit<Knowledge<P>, 'passages' | 'cuesOf'> & {
  products: readonly P[]
  packs: readonly LanguagePack[]
}

/** Prepares what the assistant answers from; the passages of all records are indexed once. */
export async function createKnowledge<P extends SearchedProduct>({
  products,
  packs,
  ...rest
}: Options<P>): Promise<Knowledge<P>> {
  const { search, definitions } = rest
  const { wordsOf, isSound } = search
  return {
    ...rest,
    passages: await createPassageSearch(
      products.flatMap((product) => passagesOf(product, definitions)),
      { wordsOf, isSound },
    ),
    cuesOf: createCueReader(packs, wordsOf),
  }
}
