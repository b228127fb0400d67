import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import { rememberAsync } from '#domain/memo/remember-async.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import type { CatalogueInBrowser } from './catalogue-in-browser.ts'
import type { FarCatalogue } from './far-catalogue.ts'

/**
 * The browser's own reading of the document database, once per page load. Until it is there,
 * pages come from the server; after that they need no server. A catalogue that is too large for it
 * stays where it is: pages come from the server always.
 */
export type BrowserCatalogue = {
  /** Too large to be read. */
  isFar: boolean
  /** The catalogue if it has been read, without waiting; never one that is far. */
  ready(): CatalogueInBrowser | undefined
  /**
   * Reads it at the first call, of one that is far what menus need; what failed is tried
   * again at the next call.
   */
  load(): Promise<CatalogueInBrowser | FarCatalogue>
  /** What has been loaded, without waiting. */
  atHand(): CatalogueInBrowser | FarCatalogue | undefined
}

/** What a document says of a catalogue that is too large to be read. */
export const farAway = { isFar: true } as const
export type BrowserCatalogueSettings =
  | typeof farAway
  | (DocumentDatabaseAddress & { extraKeys: string[]; isFar?: never })

/** For components; undefined on the server. */
export const BrowserCatalogueContext = createContext<BrowserCatalogue | undefined>(undefined)
/** For client loaders. */
export const browserCatalogueContext = createRouterContext<BrowserCatalogue>()

export function createBrowserCatalogue(settings: BrowserCatalogueSettings): BrowserCatalogue {
  return settings.isFar ? catalogueFarAway() : catalogueToRead(settings)
}

function catalogueToRead(
  settings: Exclude<BrowserCatalogueSettings, typeof farAway>,
): BrowserCatalogue {
  let ready: CatalogueInBrowser | undefined

  return {
    isFar: false,
    ready: () => ready,
    atHand: () => ready,
    load: rememberAsync(async () => {
      // Loaded on demand: a first view has no use for any of it.
      const [{ readCatalogue }, { createDocumentClient }] = await Promise.all([
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
      return (ready = await readCatalogue(client, settings.extraKeys))
    }),
  }
}

function catalogueFarAway(): BrowserCatalogue {
  let atHand: FarCatalogue | undefined
  return {
    isFar: true,
    ready: () => undefined,
    atHand: () => atHand,
    load: rememberAsync(async () => {
      const { farCatalogue } = await import('./far-catalogue.ts')
      return (atHand = farCatalogue)
    }),
  }
}
