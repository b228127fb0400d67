import { attributeTerms } from '#content/attribute-terms.ts'
import { familyOrder } from '#content/families.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { parseProduct, summaryFields, type Product } from '#domain/catalogue/product.ts'
import { rememberAsync } from '#domain/memo/remember-async.ts'
import { nextTask } from '#app/lib/next-task.ts'
import type { DocumentClient } from '#domain/firestore/document-client.ts'
import type { FamilyState } from './family-state.ts'

/** The catalogue as the browser holds it: everything cards, menus and filters need. */
export type CatalogueInBrowser = Awaited<ReturnType<typeof readCatalogue>>

/** Reads all products with a field mask. `extraKeys` are attribute fields the definitions lack. */
export async function readCatalogue(client: DocumentClient, extraKeys: readonly string[]) {
  const mask = summaryFields([...attributeTerms.map(({ key }) => key), ...extraKeys])
  const products = await readProducts(client, mask)
  const catalogue = createCatalogue(products, familyOrder)
  /** Only the all-products page filters: it asks for this at the first sign that it will. */
  const prepareListing = rememberAsync(async () => {
    const { listingInBrowser } = await import('./listing-in-browser.ts')
    return listingInBrowser(catalogue)
  })
  const prepareFamilies = rememberAsync(async () => {
    const { familiesInBrowser } = await import('./listing-in-browser.ts')
    return familiesInBrowser(catalogue)
  })

  return {
    /** For views of other features. */
    catalogue,
    family: async (slug: string, state: FamilyState) =>
      (await prepareFamilies()).family(slug, state),
    mixedListings: async () => (await prepareFamilies()).mixed,
    /** Filters alone: the server reads a text, and looks into every string field. */
    listing: async (state: ListingState) => (await prepareListing())(state),
    prepareListing,
  }
}

async function readProducts(client: DocumentClient, mask?: string[]): Promise<Product[]> {
  // A document that cannot be read is set aside, as the server does.
  const documents = await client.list('products', { mask, onUnreadable: () => undefined })
  const products: Product[] = []
  for (const [i, { id, data }] of documents.entries()) {
    if (i % parsedAtOnce === 0) await nextTask()
    const parsed = parseProduct(id, data)
    if (parsed.ok && parsed.product.included) products.push(parsed.product)
  }
  await nextTask()
  return products
}

/** Half a frame of a slow phone's time. */
const parsedAtOnce = 100
