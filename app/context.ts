import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Companions } from '#domain/catalogue/companions.ts'
import type { FamilyListings, MixedListings } from '#domain/catalogue/family-listings.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { Listing, ListingResult } from '#domain/catalogue/listing.ts'
import type { ProductAddresses } from '#domain/catalogue/product-addresses.ts'
import type { NumberReader } from '#domain/catalogue/number-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts'
import type {
  KnowledgeItem,
  KnowledgeFound,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'
import type { SentQuote } from '#domain/submission/quote.ts'
import type { StatesOf } from '#domain/submission/state.ts'

/** Where the browser reads the document database; the key is Firestore's public web key. */
export type DocumentDatabaseAddress = { url: string; project: string; apiKey?: string | undefined }

/** What the server hands to pages with each request. */
export type Site = {
  url: string
  catalogue: Catalogue<Product>
  listing: Listing<Product>
  /**
   * The same of a search engine, where one is set up: what `listing` answers of filters, and of words
   * while search is not ready. Undefined where `listing` has to.
   */
  engineListing?: ((state: ListingState) => Promise<ListingResult<Product> | undefined>) | undefined
  familyListings: FamilyListings<Product>
  mixedListings: MixedListings<Product>
  /** Undefined while that of a large catalogue is being made. */
  search: () => Promise<CatalogueSearch | undefined>
  /** Resolves once `listing` searches in words without holding others up: it does so while `search` is not ready. */
  wordsReady: () => Promise<void>
  addresses: ProductAddresses
  companions: Companions<Product>
  /** The product that has a part number, if any has. */
  numbers: NumberReader
  /** The keys of all products' attributes. */
  attributeKeys: ReadonlySet<string>
  database: DocumentDatabaseAddress
  /** Of the catalogue that all of this is of. */
  version: string
  /** When the last of its documents was changed, in ISO 8601. */
  updated: string
  knowledge: KnowledgeSource
  /** A PDF's pages as text; undefined where they are not read yet, or cannot be. */
  textOf: (item: KnowledgeItem) => Promise<readonly string[] | undefined>
  /** What forms offer for a visitor's place. */
  places: { countries: readonly string[]; statesOf: StatesOf }
  /** Requests for a quote by the secret in their address, and how long they are kept; 0 for ever. */
  quotes: { sent: (secret: string) => Promise<SentQuote | undefined>; keepDays: number }
}

/** What the Knowledge Center's loader asks of the server. */
export type KnowledgeSource = {
  /** Rejects where the storage could not be read at all. */
  list: () => KnowledgeList | Promise<KnowledgeList>
  search: (query: string) => KnowledgeFound | Promise<KnowledgeFound>
}
