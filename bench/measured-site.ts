import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#test/catalogue.ts'
import { documentPages } from '#test/document-pages.ts'
import { freePort } from '#test/free-port.ts'
import { startSite } from '#test/running-site.ts'
import { sitePaths } from '#test/site-map.ts'
import { ask } from './http-client.ts'

export type MeasuredSite = Awaited<ReturnType<typeof startMeasuredSite>>

/** The largest family has the heaviest page of its kind. */
const family = catalogue.families.toSorted((a, b) => b.products.length - a.products.length)[0]!
const compared = family.products.slice(0, 3).map(({ slug }) => slug)

/** The pages that most visitors see, one of each kind. */
export const mainPages = {
  home: '/',
  products: '/products',
  family: `/family/${encodeURIComponent(family.slug)}`,
  product: `/${encodeURIComponent(family.top.slug)}`,
}

const solution = sitePaths.find((path) => path.startsWith('/solutions/'))
/** One page of each kind that the company has. */
export const pages: Record<string, string> = {
  ...mainPages,
  ...(solution && { solution }),
  ...(documentPages[0] && { document: documentPages[0] }),
  comparison: `/compare?products=${compared.join(',')}`,
  'knowledge center': '/knowledge-center',
}

/** Starts the production build. Its canonical address is the one that it listens on. */
export async function startMeasuredSite({
  folder,
  variables = {},
}: { folder?: string; variables?: Record<string, string> } = {}) {
  const port = variables.PORT ?? String(await freePort())
  const unlimited = { LIMIT_CHAT: '100000/sec' }
  const own = { PORT: port, SITE_URL: `http://localhost:${port}`, ...unlimited }
  return startSite({ ...own, ...variables }, { folder, timeoutMilliseconds: 600_000 })
}

/** Asks for each page twice, and waits for the best compression, which follows the second request. */
export async function warmUp(url: string): Promise<void> {
  for (let round = 0; round < 2; round++)
    for (const path of Object.values(pages)) await ask(url + path)
  await pause(3000)
}
