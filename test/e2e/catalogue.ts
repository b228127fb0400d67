import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'

const folder = 'content/catalogue'

/** The sample catalogue as the tests read it themselves: what the site must agree with. */
export const products: Product[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const document: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const parsed = parseProduct(name.replace(/\.json$/, ''), document)
    return parsed.ok && parsed.product.included ? [parsed.product] : []
  })
export const catalogue = createCatalogue(products, familyOrder)
export const labelOf = (key: string) => attributeLookup(attributes)(key).label

const list = createListing(catalogue, attributes)
export const listing = (state: Partial<ListingState>) =>
  list({ query: '', selection: {}, page: 1, ...state })

/** As a reader and Playwright see a text: one kind of white space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
