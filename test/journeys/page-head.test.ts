import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { site as company } from '#content/site.ts'
import { catalogue } from '#test/catalogue.ts'
import {
  fetchPages,
  get,
  inParallel,
  metaOf,
  repeated,
  type FetchedPage,
} from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { oneOfEach, swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { url } = useSite()
const paths = oneOfEach(sitePaths, kindOfPage)
let pages: FetchedPage[] = []
beforeAll(async () => {
  pages = await fetchPages(url, paths)
}, 240_000)

const titleOf = ({ elements }: FetchedPage) => elements.find(({ name }) => name === 'title')?.text
const linkOf = ({ elements }: FetchedPage, rel: string) =>
  elements.filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
const isProduct = (path: string) => catalogue.bySlug.has(path.slice(1))
const broken = (check: (page: FetchedPage) => boolean) =>
  pages.filter((page) => !check(page)).map(({ path }) => path)

describe('every page', () => {
  test('answers, and says nothing that keeps it from being found', () => {
    expect(pages.length).toBe(paths.length)
    expect(broken(({ status }) => status === 200)).toEqual([])
    expect(broken((page) => metaOf(page, 'robots') === undefined)).toEqual([])
  })

  test('has one title of its own, short enough to be shown', () => {
    expect(
      broken(({ elements }) => elements.filter(({ name }) => name === 'title').length === 1),
    ).toEqual([])
    const lengths = pages.map((page) => `${titleOf(page)?.length} ${page.path}`)
    expect(lengths.filter((line) => !within(parseInt(line), 8, 70))).toEqual([])
    expect(repeated(pages.map((page) => ({ path: page.path, value: titleOf(page) })))).toEqual([])
  })

  test('has a description of its own, long enough to say something and short enough to be shown', () => {
    const of = (page: FetchedPage) => metaOf(page, 'description')
    const lengths = pages.map((page) => `${of(page)?.length} ${page.path}: ${of(page)}`)
    expect(lengths.filter((line) => !within(parseInt(line), 50, 160))).toEqual([])
    expect(repeated(pages.map((page) => ({ path: page.path, value: of(page) })))).toEqual([])
  })

  test('names its own address as the one to be found by', () => {
    const wrong = broken((page) => {
      const links = linkOf(page, 'canonical')
      return links.length === 1 && links[0]!.attributes.href === origin + page.path
    })
    expect(wrong).toEqual([])
  })

  test('can be shared: title, text, address and picture', () => {
    const wrong = broken(
      (page) =>
        Boolean(metaOf(page, 'og:title')) &&
        metaOf(page, 'og:description') === metaOf(page, 'description') &&
        /^(website|article)$/.test(metaOf(page, 'og:type') ?? '') &&
        metaOf(page, 'og:url') === origin + page.path &&
        metaOf(page, 'og:site_name') === company.name &&
        Boolean(metaOf(page, 'og:image:alt')) &&
        metaOf(page, 'twitter:card') === 'summary_large_image',
    )
    expect(wrong).toEqual([])
  })

  test('has a picture that all social networks read, as large as it says', async () => {
    // All are asked for by links.test.ts; making them takes its time, so here one product speaks
    // for ten.
    const spoken = pages.filter(({ path }, i) => !isProduct(path) || i % 10 === 0)
    const said = new Map(
      spoken.map((page) => [
        metaOf(page, 'og:image') ?? `none on ${page.path}`,
        `${metaOf(page, 'og:image:width')}x${metaOf(page, 'og:image:height')}`,
      ]),
    )
    expect(said.size).toBeGreaterThan(swept(catalogue.families.length, 1))
    const found = await inParallel([...said.keys()], 4, async (address) => {
      const response = await get(address.replace(origin, url('')), { headers: { accept: '*/*' } })
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
      return [address, `${format} ${width}x${height}`] as const
    })
    const wrong = found.filter(([address, facts]) => facts !== `jpeg ${said.get(address)}`)
    expect(wrong).toEqual([])
  })
})

describe('the address to be found by', () => {
  const family = catalogue.families.find(({ subFamilies }) => subFamilies.length > 1)!
  const query = new URLSearchParams({ type: family.subFamilies[0]! })
  const familyPath = `/family/${encodeURIComponent(family.slug)}`
  test.each([
    ['/', ''],
    ['/products', 'q=a&page=2'],
    ['/about', ''],
    [familyPath, ''],
    [familyPath, 'type=No+such+type'],
    [`${familyPath}?${query}`, ''],
    [`/${catalogue.products[0]!.slug}`, ''],
  ])('of %s does not change with what campaigns and state add to it', async (path, state) => {
    const added = [state, 'utm_source=mail&gclid=1'].filter(Boolean).join('&')
    const [page] = await fetchPages(url, [path + (path.includes('?') ? '&' : '?') + added])
    expect(linkOf(page!, 'canonical').map(({ attributes }) => attributes.href)).toEqual([
      origin + path,
    ])
    expect(metaOf(page!, 'og:url')).toBe(origin + path)
  })

  test('is none for a page that is not there', async () => {
    const [page] = await fetchPages(url, ['/no-such-page'])
    expect(page!.status).toBe(404)
    expect(linkOf(page!, 'canonical')).toEqual([])
    expect(titleOf(page!)).toBeTruthy()
  })
})

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
