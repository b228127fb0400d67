import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import type { Cue } from '#domain/search/language-pack.ts'
import type { PassageSearch } from '#domain/search/passage-search.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch } from '#domain/search/product-search.ts'

/** A page, tool or document of the company that answers a text. */
export type PageHit = {
  path: string
  title: string
  /** A sentence of it. */
  excerpt?: string
  /** Share of the text's words that it holds, by rarity, 0 to 1. */
  coverage: number
}

/** All that the assistant answers from. */
export type Knowledge<P extends SearchedProduct> = {
  search: ProductSearch<P>
  passages: PassageSearch<P>
  /** What some words, as stems, tell of what a message does. */
  cuesOf: (words: readonly string[]) => ReadonlySet<Cue>
  findPages: (text: string) => PageHit[]
  companions: (product: P) => CompanionRow<P>[]
  definitions: readonly AttributeDefinition[]
  /** By family, the attributes that tell its products apart, most telling first. */
  cardFields: Readonly<Record<string, readonly string[]>>
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
