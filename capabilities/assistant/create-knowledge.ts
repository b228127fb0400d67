import type { LanguagePack } from '#domain/search/language-pack.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import type { SearchedPage } from '#domain/search/page-search.ts'
import { passagesOf, passagesOfPage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { createCueReader } from './act-features.ts'
import type { Knowledge } from './knowledge.ts'
import { createTurnLanguage } from './turn-language.ts'

type Options<P extends SearchedProduct> = Omit<
  Knowledge<P>,
  'passages' | 'pagePassages' | 'cuesOf' | 'languageOf'
> & {
  products: readonly P[]
  pages: readonly SearchedPage[]
  packs: readonly LanguagePack[]
  /** The name of the company: a question that says it asks no more than without. */
  company?: string
}

/** Prepares what the assistant answers from; the passages of all records are indexed once. */
export async function createKnowledge<P extends SearchedProduct>({
  products,
  pages,
  packs,
  company = '',
  ...rest
}: Options<P>): Promise<Knowledge<P>> {
  const { search, definitions } = rest
  const { wordsOf, isSound } = search
  const companyWords = new Set(wordsOf(company))
  const pagePassages = await createPassageSearch<P>(pages.flatMap(passagesOfPage), {
    wordsOf,
    isSound,
  })
  return {
    ...rest,
    passages: await createPassageSearch(
      products.flatMap((product) => passagesOf(product, definitions)),
      { wordsOf, isSound },
    ),
    pagePassages: {
      ...pagePassages,
      find: (words, options) =>
        pagePassages.find(
          words.filter((word) => !companyWords.has(word)),
          options,
        ),
    },
    cuesOf: createCueReader(packs, wordsOf),
    languageOf: createTurnLanguage(packs),
  }
}
