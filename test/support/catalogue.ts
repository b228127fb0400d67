import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { companyFolder } from './company.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

/** Every product of the company, those included that its lists leave out. */
export const allProducts: Product[] = readCatalogueFolder(`${companyFolder}/catalogue`).map(
  ({ product }) => product,
)
/** The company's catalogue as the tests read it themselves: what the site must agree with. */
export const products = allProducts.filter(({ included }) => included)
export const catalogue = createCatalogue(products, familyOrder)
export const labelOf = (key: string) => attributeLookup(attributes)(key).label

const list = createListing(catalogue, attributes, cardFields)
export const listing = (state: Partial<ListingState>) =>
  list({ query: '', selection: {}, page: 1, ...state })

/** As a reader and Playwright see a text: one kind of white space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
