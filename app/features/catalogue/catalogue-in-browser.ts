import { attributeTerms } from '#content/attribute-terms.ts'
import { familyOrder } from '#content/families.ts'
import { createCatalogue, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { Listing } from '#domain/catalogue/listing.ts'
import { parseProduct, summaryFields, type Product } from '#domain/catalogue/product.ts'
import { searchByName } from '#domain/catalogue/search.ts'
import { nextTask } from '#app/lib/next-task.ts'
import type { DocumentClient } from '#domain/documents/document-client.ts'
import { familyView, type FamilyState } from './family-view.ts'
import { familyTiles } from './home-view.ts'
import { listingView } from './listing-view.ts'
import { productDetails } from './product-details-view.ts'
import { productView } from './product-view.ts'

/** The catalogue as the browser holds it: everything cards, menus, filters and search need. */
export type CatalogueInBrowser = Awaited<ReturnType<typeof readCatalogue>>

/** Reads all products with a field mask. `extraKeys` are attribute fields the definitions lack. */
export async function readCatalogue(client: DocumentClient, extraKeys: readonly string[]) {
  const mask = summaryFields([...attributeTerms.map(({ key }) => key), ...extraKeys])
  const products = await readProducts(client, mask)
  const catalogue = createCatalogue(products, familyOrder)
  let listing: Promise<Listing> | undefined
  let whole: Promise<Listing> | undefined
  /** Only the all-products page filters: it asks for this at the first sign that it will. */
  const prepareListing = () => (listing ??= makeListing(catalogue))

  return {
    /** For views of other features. */
    catalogue,
    familyTiles: () => familyTiles(catalogue),
    family: (slug: string, state: FamilyState) => familyView(catalogue, slug, state),
    search: (query: string) => searchByName(catalogue.products, query),
    /** Undefined for a product the catalogue does not show. */
    product(slug: string) {
      const summary = catalogue.bySlug.get(slug)
      return summary && productView(catalogue, summary)
    },
    details: (product: Product) => productDetails(catalogue, product),
    /** Filters alone; a text search needs `wholeListing`, for it looks into every string field. */
    listing: async (state: ListingState) => listingView((await prepareListing())(state)),
    wholeListing: async (state: ListingState) => {
      whole ??= readProducts(client).then((all) => makeListing(createCatalogue(all, familyOrder)))
      return listingView((await whole)(state))
    },
    prepareListing,
    size: products.length,
  }
}

export async function readProduct(
  client: DocumentClient,
  slug: string,
): Promise<Product | undefined> {
  const document = await client.get('products', slug)
  if (!document) return undefined
  const parsed = parseProduct(document.id, document.data)
  return parsed.ok && parsed.product.included ? parsed.product : undefined
}

async function readProducts(client: DocumentClient, mask?: string[]): Promise<Product[]> {
  const documents = await client.list('products', { mask })
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

async function makeListing(catalogue: Catalogue): Promise<Listing> {
  const [{ createListing }, { attributes }] = await Promise.all([
    import('#domain/catalogue/listing.ts'),
    import('#content/attributes.ts'),
  ])
  return createListing(catalogue, attributes)
}
