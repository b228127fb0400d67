import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Product } from '#domain/catalogue/product.ts'
import { rememberAsync, rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import type { CatalogueInBrowser } from './catalogue-in-browser.ts'

/**
 * The browser's own reading of the document database, once per page load. Until it is there,
 * pages come from the server; after that they need no server.
 */
export type BrowserCatalogue = {
  /** The catalogue if it has been read, without waiting. */
  ready(): CatalogueInBrowser | undefined
  /** Reads it at the first call; a failed reading is tried again at the next call. */
  load(): Promise<CatalogueInBrowser>
  /** One whole product, read once per page load; fails where there is none, and asks again. */
  product(slug: string): Promise<Product>
  /** The same without waiting: only what has been read already. */
  readyProduct(slug: string): Product | undefined
}

export type BrowserCatalogueSettings = DocumentDatabaseAddress & { extraKeys: string[] }

/** For components; undefined on the server. */
export const BrowserCatalogueContext = createContext<BrowserCatalogue | undefined>(undefined)
/** For client loaders. */
export const browserCatalogueContext = createRouterContext<BrowserCatalogue>()

export function createBrowserCatalogue(settings: BrowserCatalogueSettings): BrowserCatalogue {
  let ready: CatalogueInBrowser | undefined
  const readyProducts = new Map<string, Product>()

  // Loaded on demand: a first view has no use for any of it.
  const modules = async () => {
    const [reading, { createDocumentClient }] = await Promise.all([
      import('./catalogue-in-browser.ts'),
      import('#domain/firestore/document-client.ts'),
    ])
    const client = createDocumentClient({
      // Where the database hangs, the server answers in its place.
      fetch: fetchInTime,
      baseUrl: settings.url,
      project: settings.project,
      ...(settings.apiKey && { apiKey: settings.apiKey }),
    })
    return { ...reading, client }
  }

  return {
    ready: () => ready,
    load: rememberAsync(async () => {
      const { readCatalogue, client } = await modules()
      return (ready = await readCatalogue(client, settings.extraKeys))
    }),
    product: rememberAsyncByKey(async (slug: string) => {
      const { readProduct, client } = await modules()
      const product = await readProduct(client, slug)
      readyProducts.set(slug, product)
      return product
    }),
    readyProduct: (slug) => readyProducts.get(slug),
  }
}
