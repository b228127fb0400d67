import { createCountryWords } from '#domain/search/country-words.ts'
import type { LanguagePack } from '#domain/search/language-pack.ts'
import { createPassageSearch } from '#domain/search/passage-search.ts'
import type { SearchedPage } from '#domain/search/page-search.ts'
import { passagesOf, passagesOfPage, type Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { createCueReader } from './act-features.ts'
import type { Knowledge } from './knowledge.ts'
import { createNameFinder } from './name-finder.ts'
import { createTurnLanguage } from './turn-language.ts'

type Options<P extends SearchedProduct> = Omit<
  Knowledge<P>,
  'passages' | 'pagePassages' | 'cuesOf' | 'languageOf' | 'findByName'
> & {
  products: readonly P[]
  pages: readonly SearchedPage[]
  packs: readonly LanguagePack[]
  /** Lets other work go on while passages are indexed. */
  pause?: () => Promise<unknown>
  /** The name of the company: a question that says it asks no more than without. */
  company?: string
}

/** Series of a larger catalogue share most of their texts. */
const largeCatalogue = 2000

/** Prepares what the assistant answers from; the passages of all records are indexed once. */
export async function createKnowledge<P extends SearchedProduct>({
  products,
  pages,
  packs,
  pause = () => Promise.resolve(),
  company = '',
  ...rest
}: Options<P>): Promise<Knowledge<P>> {
  const { search, definitions } = rest
  const { wordsOf, isSound } = search
  const options = { wordsOf, isSound, pause }
  const withoutYes = createAffirmationCutter(packs)
  const companyWords = new Set(wordsOf(company))
  const pagePassages = await createPassageSearch<P>(pages.flatMap(passagesOfPage).map(withoutYes), {
    ...options,
    meanings: createCountryWords(packs, wordsOf),
  })
  return {
    ...rest,
    passages: await createPassageSearch(
      products.values().flatMap((product) => passagesOf(product, definitions).map(withoutYes)),
      { ...options, isShared: products.length > largeCatalogue },
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
    findByName: await createNameFinder(products, wordsOf, pause),
  }
}

/** Cuts the 'Yes' of an answer: it agrees with the question of its entry, and with no other. */
function createAffirmationCutter(packs: readonly LanguagePack[]) {
  const words = packs.flatMap(({ affirmations = [] }) => affirmations)
  const beginning = new RegExp(`^(?:${words.join('|')})[.,;:、，。]\\s*(.)`, 'iu')
  return <P>(passage: Passage<P>): Passage<P> =>
    passage.form === 'question'
      ? {
          ...passage,
          text: passage.text.replace(beginning, (_, first: string) => first.toUpperCase()),
        }
      : passage
}
