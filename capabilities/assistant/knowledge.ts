import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import type { GlossaryEntry } from '#domain/records/glossary.ts'
import type { Cue } from '#domain/search/language-pack.ts'
import type { PageSearch } from '#domain/search/page-search.ts'
import type { PassageSearch } from '#domain/search/passage-search.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch } from '#domain/search/product-search.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import type { MatingCheck } from './mating-check.ts'
import type { FindByName } from './name-finder.ts'
import type { TurnLanguage } from './turn-language.ts'

/** All that the assistant answers from. */
export type Knowledge<P extends SearchedProduct> = {
  search: ProductSearch<P>
  passages: PassageSearch<P>
  /** What some words, as stems, tell of what a message does. */
  cuesOf: (words: readonly string[]) => ReadonlySet<Cue>
  languageOf: TurnLanguage
  findByName: FindByName<P>
  /** Pages, tools and documents that answer a text, best first. */
  findPages: PageSearch['find']
  /** What they say, sentence by sentence. */
  pagePassages: PassageSearch<P>
  /** Words of the trade, each explained. */
  glossary: readonly GlossaryEntry[]
  companions: (product: P) => CompanionRow<P>[]
  /** Without it products go together by their records, whichever of their numbers is named. */
  mating?: MatingCheck<P>
  definitions: readonly AttributeDefinition[]
  /** By family, the attributes that tell its products apart, most telling first. */
  cardFields: Readonly<Record<string, readonly string[]>>
  /** In the language of the conversation, else in the site's own. */
  texts: ReplyTexts
  paths: {
    contact: string
    quote: (product: P) => string
    compare: (products: readonly P[]) => string
    /** Where a file of a product is read. */
    file: (url: string) => string
  }
}

/** What is answered, and the products that the conversation goes on about. */
export type Reply<P> = {
  text: string
  subject: readonly P[]
}
