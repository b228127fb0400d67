import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { catalogue, listing, products } from './catalogue.ts'
import { useSite } from './visit.ts'

// CONTRACT, Budgets.
const htmlBudget = 14_600
const scriptBudget = 125_000
const productPageBudget = 200_000

const { visit, url } = useSite()
const product = catalogue.families[1]!.products[0]!
const family = `/family/${encodeURIComponent(catalogue.families[1]!.slug)}`

const { facets } = listing({})
/** The filters of most values: the largest pages there are. */
const longest = facets.toSorted((a, b) => b.values.length - a.values.length).slice(0, 12)
const all = ({ key, values }: (typeof facets)[0]) =>
  values.map(({ value }) => `${key}=${encodeURIComponent(value)}`).join('&')
const filtered = [
  ...longest.map(({ key }) => `/products?open=${key}`),
  ...longest.map(({ key, values }) => `/products?${key}=${encodeURIComponent(values[0]!.value)}`),
  // After Select All.
  ...facets.slice(0, 4).map((facet) => `/products?${all(facet)}`),
  '/products?mode=Multimode&open=fiberCount',
  '/products?q=fiber',
  '/products?q=fiber&page=2',
  '/products?q=zzzz',
]
const addresses = [
  '/',
  '/products',
  ...Array.from({ length: listing({}).pages }, (_, i) => `/products?page=${i + 1}`),
  ...catalogue.families.flatMap(({ slug, subFamilies }) => [
    `/family/${encodeURIComponent(slug)}`,
    ...subFamilies.map(
      (type) => `/family/${encodeURIComponent(slug)}?type=${encodeURIComponent(type)}`,
    ),
  ]),
  ...products.map(({ slug }) => `/${slug}`),
  ...fixedPages.map(({ path }) => path),
  ...catalogue.families.map(({ slug }) => `/solutions/ai?family=${encodeURIComponent(slug)}`),
  ...filtered,
  ...[
    'category=Data+Sheets',
    'category=All&part=2',
    'category=Videos',
    'q=installation',
    'q=zzzz',
  ].map((query) => `/knowledge-center?${query}`),
  '/knowledge-center?doc=product-catalog',
  '/knowledge-center?doc=product-katalog',
  '/vhd1-144-lcx',
  '/family/nosuch',
  '/no/such/page',
]

test('the HTML of every page fits into one round trip', { timeout: 240_000 }, async () => {
  const tooLarge: string[] = []
  for (const path of addresses) {
    const size = await compressedSize(path)
    if (size > htmlBudget) tooLarge.push(`${path}: ${size} bytes`)
  }
  expect(tooLarge).toEqual([])
})

describe.each([
  ['home', '/'],
  ['all products', '/products'],
  ['a family', family],
  ['a product', `/${product.slug}`],
  ['the longest solution', '/solutions/datacenter'],
  ['the contact form', '/contact-us'],
  ['the Knowledge Center', '/knowledge-center'],
])('%s', (_, path) => {
  test('keeps its JavaScript before any interaction within its budget', async () => {
    const transfers: Transfer[] = []
    const page = await visit(path, {
      width: 390,
      pictures: true,
      prepare: (fresh) => record(fresh, transfers),
    })
    await page.waitForTimeout(4000)
    const scripts = transfers.filter(({ type }) => type === 'script')
    expect(scripts.length).toBeGreaterThan(2)
    expect(sum(scripts), list(scripts)).toBeLessThanOrEqual(scriptBudget)
    const foreign = transfers.filter(({ address }) => !address.startsWith(url('/')))
    expect(foreign).toEqual([])
    if (path === `/${product.slug}`) {
      expect(sum(transfers), list(transfers)).toBeLessThanOrEqual(productPageBudget)
    }
  })
})

type Transfer = { address: string; type: string; bytes: number }
const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0)
const list = (transfers: Transfer[]) =>
  transfers.map(({ address, bytes }) => `${bytes} ${address}`).join('\n')

/** Notes the bytes of every answer's body as they travelled. */
function record(page: Page, transfers: Transfer[]): void {
  page.on('response', (response: Response) => {
    const request = response.request()
    void response
      .finished()
      .then(() => request.sizes())
      .then(({ responseBodySize }) =>
        transfers.push({
          address: response.url(),
          type: request.resourceType(),
          bytes: responseBodySize,
        }),
      )
      // An answer the page no longer waits for.
      .catch(() => undefined)
  })
}

/** Bytes of a page as served to a browser that reads Brotli. */
async function compressedSize(path: string): Promise<number> {
  const response = await fetch(url(path), { headers: { 'accept-encoding': 'br' } })
  expect([200, 404], path).toContain(response.status)
  expect(response.headers.get('content-encoding'), path).toBe('br')
  // fetch has undone the encoding; the length on the wire is in the header, where there is one.
  const length = Number(response.headers.get('content-length'))
  expect(length, path).toBeGreaterThan(1000)
  await response.arrayBuffer()
  return length
}
