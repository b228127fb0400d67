import { attributes } from '#content/attributes.ts'
import { attributeTerms } from '#content/attribute-terms.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { createCatalogue, type Catalogue } from '#domain/catalogue/catalogue.ts'
import { createFamilyListings } from '#domain/catalogue/family-listings.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { parseProduct, summaryFields, type Product } from '#domain/catalogue/product.ts'
import { createDocumentClient } from '#domain/firestore/document-client.ts'
import type { ListAnswer, ProductsAddress } from '../filters/list-source.tsx'
import { FamilyResults, SubFamilyButtons } from './family-results.tsx'
import { familyView } from './family-view.ts'
import type { ListPage } from './list-place.ts'
import { ListingResults } from './listing-results.tsx'
import { listingView } from './listing-view.ts'

/** Reads the products from the document database, and answers what is asked of a page's list. */
export async function readList(
  page: ListPage,
  database: ProductsAddress,
): Promise<(state: ListingState) => Promise<ListAnswer>> {
  const catalogue = createCatalogue(await readProducts(database), familyOrder)
  return page.kind === 'family' ? familyList(catalogue, page) : allProductsList(catalogue)
}

function allProductsList(catalogue: Catalogue<Product>) {
  const list = createListing(catalogue, attributes, cardFields)
  return async (state: ListingState): Promise<ListAnswer> => {
    const view = listingView(list(state))
    return { list: view, parts: [['results', <ListingResults key="results" view={view} />]] }
  }
}

function familyList(catalogue: Catalogue<Product>, page: ListPage & { kind: 'family' }) {
  const listings = createFamilyListings(catalogue, attributes)
  return async (state: ListingState): Promise<ListAnswer> => {
    const view = await familyView(catalogue, listings, page.slug, {
      choice: page.type ?? null,
      asked: state,
    })
    if (!view) throw new Error(`The products read hold no family ${page.slug}.`)
    return {
      list: view,
      parts: [
        ['choices', <SubFamilyButtons key="choices" view={view} />],
        ['results', <FamilyResults key="results" view={view} />],
      ],
    }
  }
}

async function readProducts({ extraKeys, url, project, apiKey }: ProductsAddress) {
  const client = createDocumentClient({
    fetch: fetchInTime,
    baseUrl: url,
    project,
    ...(apiKey && { apiKey }),
  })
  const mask = summaryFields([...attributeTerms.map(({ key }) => key), ...extraKeys])
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

/** Lets the browser paint and answer a touch before a long piece of work goes on. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Half a frame of a slow phone's time. */
const parsedAtOnce = 100
