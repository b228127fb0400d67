import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Product } from '#domain/catalogue/product.ts'
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
  /** One whole product, undefined where there is none; read once per page load. */
  product(slug: string): Promise<Product | undefined>
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
  let loading: Promise<CatalogueInBrowser> | undefined
  const products = new Map<string, Promise<Product | undefined>>()
  const readyProducts = new Map<string, Product>()

  // Loaded on demand: a first view has no use for any of it.
  const modules = async () => {
    const [reading, { createDocumentClient }] = await Promise.all([
      import('./catalogue-in-browser.ts'),
      import('#domain/documents/document-client.ts'),
    ])
    const client = createDocumentClient({
      fetch: (input, init) => fetch(input, init),
      baseUrl: settings.url,
      project: settings.project,
      ...(settings.apiKey && { apiKey: settings.apiKey }),
    })
    return { ...reading, client }
  }

  return {
    ready: () => ready,
    load() {
      loading ??= modules()
        .then(({ readCatalogue, client }) => readCatalogue(client, settings.extraKeys))
        .then((catalogue) => (ready = catalogue))
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
    product(slug) {
      let product = products.get(slug)
      if (!product) {
        product = modules().then(({ readProduct, client }) => readProduct(client, slug))
        products.set(slug, product)
        product.then(
          (read) => read && readyProducts.set(slug, read),
          () => products.delete(slug),
        )
      }
      return product
    },
    readyProduct: (slug) => readyProducts.get(slug),
  }
}
