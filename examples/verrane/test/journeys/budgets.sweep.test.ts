import { describe, expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { mixedPageSize } from '#domain/catalogue/family-listings.ts'
import { budgetExamples } from '#content/loss-budget-examples.ts'
import { fixedPages } from '#content/pages.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { maxItems } from '#domain/deciding/list-items.ts'
import { compress } from '#server/http/compression.ts'
import { ai } from '#content/solutions/ai.ts'
import { catalogue, listing, products } from '#test/catalogue.ts'
import { documentPages } from '#test/document-pages.ts'
import { get, inParallel } from '#test/fetched-pages.ts'
import { loadedWithinBudget } from '#test/transfers.ts'
import { useSite } from '#test/visit.ts'

// CONTRACT, Budgets.
const htmlBudget = 19_000

const site = useSite()
const { url } = site
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
const longChannel = `items=${products
  .filter(({ attributes }) => attributes.insertionLoss)
  .slice(0, 10)
  .map(({ partNumber }) => encodeURIComponent(partNumber))
  .join()}&at=1310&limit=gpon-b`
/** Pages of fifty lines kept the budget of others, and a buyer from seeing the whole list. */
const longestListBudget = 21_000
const longList = products
  .flatMap((product) => [
    product.partNumber,
    ...readOrdering(product).variants.map(({ partNumber }) => partNumber),
  ])
  .filter((number) => number !== '')
  .toSorted((a, b) => b.length - a.length)
  .slice(0, maxItems)
  .map((number, i) => `${encodeURIComponent(number)}:${(i % 40) + 1}`)
  .join()
/** As many as are compared, of those with most to say. */
const longComparison = `/compare?products=${products
  .toSorted((a, b) => Object.keys(b.attributes).length - Object.keys(a.attributes).length)
  .slice(0, 4)
  .map(({ slug }) => slug)
  .join()}`
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
  ...solutionPages(),
  // The longest stands first, and speaks for all where one of each kind is weighed.
  ...documentPages,
  longComparison,
  `${longComparison}&show=differences`,
  ...filtered,
  ...[
    'category=Data+Sheets',
    'category=All&part=2',
    'category=Videos',
    'q=installation',
    'q=zzzz',
  ].map((query) => `/knowledge-center?${query}`),
  // As long as lists get, of the longest numbers, and channels.
  paths.quoteFor(longList),
  ...[...budgetExamples.map(({ query }) => query), longChannel].map(paths.lossBudget),
  '/knowledge-center?doc=product-catalog',
  '/knowledge-center?doc=product-katalog',
  '/vhd1-144-lcx',
  '/family/nosuch',
  '/no/such/page',
]

/** The products of AI clusters, all and a family at a time, page by page. */
function solutionPages(): string[] {
  const names = new Set(ai.families.map(({ name }) => name))
  const families = catalogue.families.filter(({ name }) => names.has(name))
  const pages = (family: string | undefined, count: number) =>
    Array.from({ length: Math.ceil(count / mixedPageSize) }, (_, i) =>
      paths.solution(ai.slug, family, i + 1),
    )
  const total = families.reduce((sum, { products: { length } }) => sum + length, 0)
  return [
    ...pages(undefined, total),
    ...families.flatMap(({ slug, products: { length } }) => pages(slug, length)),
  ]
}

test('the HTML of every page keeps its budget', { timeout: 240_000 }, async () => {
  const sizes = await inParallel(
    addresses,
    4,
    async (path) => [path, await compressedSize(path)] as const,
  )
  const tooLarge = sizes.filter(([, size]) => size > htmlBudget)
  // Who asks while others wait gets what is quick to make; asked for again, a page is at its best.
  for (const [path] of tooLarge) {
    await expect.poll(() => compressedSize(path), { message: path }).toBeLessThanOrEqual(htmlBudget)
  }
})

test('a list of two hundred lines, all on one page, is hardly larger', async () => {
  await expect
    .poll(() => compressedSize(paths.listOf(longList)))
    .toBeLessThanOrEqual(longestListBudget)
})

const opened: [name: string, path: string][] = [
  ['home', '/'],
  ['all products', '/products'],
  ['a family', family],
  ['a product', `/${product.slug}`],
  ['the longest solution', '/solutions/datacenter'],
  ['the contact form', '/contact-us'],
  ['a request for a quote', '/quote?items=VHD1-144LC-OS2-U:40,VPC-LCD-LCD-OS2-U-3M:80'],
  ['a long list', paths.listOf(longList)],
  ['a loss budget', paths.lossBudget(budgetExamples[0]!.query)],
  ['a comparison', longComparison],
  ['the longest guide', documentPages[0]!],
  ['the Knowledge Center', '/knowledge-center'],
]
describe.each(opened)('%s', (_, path) => {
  test('keeps its JavaScript before any interaction within its budget', async () => {
    await loadedWithinBudget(path, site)
  })
})

/**
 * Bytes of a page in its best compression. A busy server sends a quicker one at first, and here
 * others ask it at the same time.
 */
async function compressedSize(path: string): Promise<number> {
  const response = await get(url(path))
  expect([200, 404], path).toContain(response.status)
  const html = Buffer.from(await response.arrayBuffer())
  expect(html.length, path).toBeGreaterThan(5000)
  // The best takes ten times as long, and never more bytes than what is quick.
  const quick = await compress(html, 'br', 6)
  return quick.length <= htmlBudget ? quick.length : (await compress(html, 'br', 11)).length
}
