import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { catalogue } from '#test/catalogue.ts'
import { sitePaths } from '#test/site-map.ts'

/** The family of the most products: the heaviest page of its kind. */
const family = catalogue.families.toSorted((a, b) => b.products.length - a.products.length)[0]!

/** One page of each kind, as CONTRACT's budgets name them. */
export const pages = {
  home: '/',
  products: '/products',
  family: `/family/${encodeURIComponent(family.slug)}`,
  product: `/${encodeURIComponent(family.top.slug)}`,
}

/** One of the longest kind of page; undefined where a company has none. */
export const solution = sitePaths.find((path) => path.startsWith('/solutions/'))

/** The list as links and reloads open it: chips and reading come with it. */
export const askedOfProducts = {
  'products by text': `/products?q=${encodeURIComponent(family.name)}`,
  'products by type': `/products?subFamily=${encodeURIComponent(family.top.subFamily)}`,
}

/** Company, legal and plain pages, an article and a document: nobody has to do anything on them. */
export const onlyRead = [
  '/about',
  '/bead',
  '/careers',
  '/leadership',
  '/news',
  '/partners',
  '/services',
  '/support',
  '/privacy-policy',
  '/fiber-optic-basics-in-the-age-of-ai-datacenters',
  '/documents/vdc-installation-guide',
]

/** Starts the built site as `npm start` does; its canonical address is the one it listens on. */
export async function startMeasuredSite(
  folder?: string,
  more: Record<string, string> = {},
): Promise<RunningSite> {
  const port = String(await freePort())
  const variables = {
    PORT: port,
    DRAIN_SECONDS: '0',
    SITE_URL: `http://localhost:${port}`,
    ...more,
  }
  return startSite(variables, { folder, timeoutMilliseconds: 120_000 })
}

/** Another build, in a folder of its own: its company is where that commit has it. Rejects where nothing is built there. */
export async function startOther(folder: string): Promise<RunningSite> {
  if (!existsSync(join(folder, 'build/server/index.js')))
    throw new Error(`${folder} holds no build: check another commit out there, and build it.`)
  const company = ['examples/verrane', 'content'].map((name) => resolve(join(folder, name)))
  return startMeasuredSite(folder, { CONTENT_DIR: company.find(existsSync) ?? '' })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Asks for the measured pages until each is made and compressed at its best. */
export async function warmedUp(site: RunningSite): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const path of Object.values(pages))
      await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await new Promise((later) => setTimeout(later, 2000))
  }
}
