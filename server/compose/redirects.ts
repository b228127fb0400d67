import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { fixedPages } from '#content/pages.ts'
import { numberedAddress } from '#app/features/catalogue/numbered-address.ts'
import { siteRoutes } from '#app/site-routes.ts'
import { paths } from '#app/lib/paths.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import { createLiveRedirects } from '#server/pages/live-redirects.ts'
import { oldAddresses } from '#server/pages/old-addresses.ts'
import { contentFolder } from './content-folder.ts'

type Dependencies = {
  env: Env
  log: Logger
  live: LiveCatalogue
}

/** Old addresses, of the file `redirects.txt` in the company's folder, which may change at any time. */
export async function composeRedirects({ env, log, live }: Dependencies) {
  const file = join(env.CONTENT_DIR ?? contentFolder, 'redirects.txt')
  const redirects = await createLiveRedirects({ read: () => textOf(file), log })
  const api = oldAddresses({
    table: redirects.table,
    isPage: () => {
      const { families, bySlug } = live.current().catalogue
      return (path) => {
        const key = addressKey(path)
        const isFamily = () => families.some(({ slug }) => paths.family(slug) === key)
        return fixedPaths.has(key) || bySlug.has(key.slice(1)) || isFamily()
      }
    },
    productAddress: (partNumber) => numberedAddress(live.current(), partNumber),
  })
  return { api, refresh: redirects.refresh, version: redirects.version }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** The pages that have records, and the addresses without a parameter. */
const fixedPaths: ReadonlySet<string> = new Set(
  [
    ...siteRoutes.map(({ path }) => `/${path}`).filter((path) => !path.includes(':')),
    ...fixedPages.map(({ path }) => path),
  ].map(addressKey),
)
