import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { createCatalogue, listedProducts } from '#domain/catalogue/catalogue.ts'
import {
  buildCompanionIndex,
  createCompanions,
  type CompanionIndex,
} from '#domain/catalogue/companions.ts'
import { createFamilyListings, createMixedListings } from '#domain/catalogue/family-listings.ts'
import { createFieldSearch } from '#domain/catalogue/field-search.ts'
import { createListingOf } from '#domain/catalogue/listing.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { mediaOrigins } from '#domain/catalogue/media-origins.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/memo/pause.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { rememberAsync } from '#domain/memo/remember-async.ts'
import { createCatalogueSearch } from '#domain/search/catalogue-search.ts'
import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { DocumentsRead } from './read-documents.ts'

/** The catalogue as the server serves it: parsed once, never changed, replaced whole. */
export type CatalogueSnapshot = ReturnType<typeof snapshotOf>

/** How this company orders and describes its products. */
export type CatalogueContent = {
  familyOrder: readonly string[]
  /** By family, the attribute fields that tell its products apart. */
  cardFields?: Readonly<Record<string, readonly string[]>>
  attributes: readonly AttributeDefinition[]
  interfaces: readonly InterfaceDefinition[]
  vocabulary: SearchVocabulary
}

export function snapshotOf(
  { version, products, times, updated, setAside }: DocumentsRead,
  { familyOrder, cardFields, attributes, interfaces, vocabulary }: CatalogueContent,
) {
  const shown = products.filter(({ included }) => included)
  const catalogue = createCatalogue(shown, familyOrder)
  const listed = listedProducts(catalogue)
  const fields = createFieldSearch(listed, attributes)
  const addresses = createProductAddresses(products)
  let index: CompanionIndex<Product> | undefined
  // Requests that came in meanwhile go first.
  const pause = createPause()
  const wordsReady = rememberAsync(() => fields.prepare(pause))
  const companionIndex = rememberAsync(async () => {
    index = await inPieces(buildCompanionIndex(catalogue.products, interfaces), pause)
    return index
  })
  return {
    /** Changes exactly when a document does; page caches are keyed by it. */
    version,
    /** When the last of its documents was changed, in ISO 8601. */
    updated,
    catalogue,
    listing: createListingOf(listed, attributes, { telling: cardFields, fields }),
    familyListings: createFamilyListings(catalogue, attributes),
    mixedListings: createMixedListings(catalogue, attributes),
    /** Resolves once lists can be searched in words, while `search` is not ready too. */
    wordsReady,
    /** What lists, search fields and the assistant find products with. Made at the first call, in pieces. */
    search: rememberAsync(async () => {
      await wordsReady()
      return createCatalogueSearch({
        products: catalogue.products,
        withdrawn: [...addresses.withdrawn.values()],
        definitions: attributes,
        vocabulary,
        packs: languagePacks,
        pause,
        eachPartner: partnersIn(await companionIndex()),
      })
    }),
    addresses,
    /** When a product's document was last changed, ISO 8601; undefined where the database does not say. */
    updatedOf: (slug: string) => times.get(slug),
    /** Reads part numbers, those of products no longer made included. */
    numbers: addresses.numbers,
    companions: createCompanions(catalogue.products, interfaces, () => index),
    /** The keys of all products' attributes. */
    attributeKeys: new Set(catalogue.products.flatMap(({ attributes: own }) => Object.keys(own))),
    /** What its products show from other hosts. */
    mediaOrigins: mediaOrigins(catalogue.products),
    /** Documents that break the schema, with the reasons; the rest is served without them. */
    setAside,
  }
}

/** Calls with each product that goes into, takes or mates with one of those named, or belongs to it. */
const partnersIn =
  ({ fits, parts }: CompanionIndex<Product>) =>
  (named: readonly Product[], call: (partner: Product) => void): void => {
    fits.eachPartner(named, call)
    for (const product of named) {
      const belonging = [...parts.accessories(product), ...parts.accessoryOf(product)]
      for (const { product: partner } of belonging) if (partner) call(partner)
    }
  }
