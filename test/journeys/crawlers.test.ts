import { describe, expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { formatValues } from '#domain/catalogue/attribute.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { attributes as definitions } from '#content/attributes.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { documentPages } from '#test/document-pages.ts'
import { get, inParallel } from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { sitePaths } from '#test/site-map.ts'
import { sharedSite } from '#test/shared-site.ts'

const site = sharedSite()

const ask = (path: string, headers?: Record<string, string>) =>
  get(site.url + path, headers ? { headers } : {})

test('the site map lists every page there is, and nothing else', async () => {
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  )
  expect(text.match(/<url>/g)?.length).toBe(text.match(/<\/url>/g)?.length)
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url!.replaceAll('&amp;', '&'),
  )
  expect(found.toSorted()).toEqual(sitePaths.map((path) => origin + path).toSorted())
  expect((await ask('/sitemap.xml?part=2')).status).toBe(404)
})

test('robots.txt lets everything be found but lists that are filtered without end', async () => {
  const response = await ask('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trim().split('\n').filter(Boolean)
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines).toContain(`# ${origin}/llms.txt`)
  const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
  expect(closed.length).toBeGreaterThan(0)
  expect(sitePaths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  expect(closed.some((start) => '/products?body=Brass'.startsWith(start))).toBe(true)
})

test('llms.txt names every page and the Markdown of every product and document', async () => {
  const response = await ask('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const missing = [
    ...fixedPages.map(({ path }) => path),
    ...products.map(({ slug }) => `/${slug}.md`),
    ...documentPages.map((path) => `${path}.md`),
  ].filter((path) => !text.includes(`(${origin}${path})`))
  expect(missing).toEqual([])
})

test('beside the site map robots.txt leads to feeds of every family, each of a version', async () => {
  const robots = await (await ask('/robots.txt')).text()
  const [, llms = ''] = new RegExp(`^Sitemap:[^]*# ${origin}(/\\S+)$`, 'm').exec(robots) ?? []
  const text = await (await ask(llms)).text()
  const feeds = [...text.matchAll(/\((http[^)]+\/feeds\/[^)]+)\)/g)].map(([, feed]) => feed!)
  const families = catalogue.families.flatMap(({ slug }) =>
    ['csv', 'jsonl'].map((form) => `${origin}/feeds/${encodeURIComponent(slug)}.${form}`),
  )
  expect(feeds.toSorted()).toEqual(families.toSorted())
  for (const feed of feeds) {
    const path = feed.slice(origin.length)
    const etag = (await ask(path)).headers.get('etag') ?? ''
    expect(etag, feed).toMatch(/^(?:W\/)?".+"$/)
    expect((await ask(path, { 'if-none-match': etag })).status, feed).toBe(304)
  }
})

test('a page names its Markdown in its head, a family its feeds too', async () => {
  const family = '/family/ball-valves'
  const documents = documentPages.slice(0, 1)
  for (const path of [`/${products[0]!.slug}`, family, ...documents]) {
    const links = (await ask(path)).headers.get('link') ?? ''
    const named = [...links.matchAll(/<([^>]+)>; rel="alternate"; type="([^"]+)"/g)]
    expect(named.map(([, , type]) => type)).toEqual(
      path === family ? ['text/csv', 'application/jsonl'] : ['text/markdown'],
    )
    for (const [, address, type] of named) {
      const answer = await ask(address!)
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    }
  }
  expect((await ask('/no-such-product')).headers.get('link')).toBeNull()
})

test('what was published is a feed, each with its date, the newest first', async () => {
  const response = await ask('/updates.atom')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  const entries = text.split('<entry>').slice(1)
  const said = (entry: string, name: string) => entry.match(`<${name}>([^<]+)</${name}>`)?.[1] ?? ''
  expect(entries.length).toBeGreaterThan(documentPages.length)
  const dates = entries.map((entry) => said(entry, 'updated'))
  for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\dT00:00:00Z$/)
  expect(dates).toEqual(dates.toSorted().toReversed())
  // RFC 4287, 4.1.1: the feed is as new as what it tells, and no two entries are one.
  expect(said(text, 'updated')).toBe(dates[0])
  const ids = entries.map((entry) => said(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  const guide = entries.find((entry) => said(entry, 'id') === origin + documentPages[0]!)!
  expect(said(guide, 'updated')).toBe('2026-03-01T00:00:00Z')
  for (const entry of entries) {
    expect(said(entry, 'title').length * said(entry, 'summary').length).toBeGreaterThan(0)
    const [, link = ''] = /<link rel="alternate" href="([^"]+)"/.exec(entry) ?? []
    const address = link.replaceAll('&amp;', '&')
    expect((await ask(address.slice(origin.length))).status, address).toBe(200)
  }
  const links = (await ask('/')).headers.get('link') ?? ''
  expect(links).toContain('</updates.atom>; rel="alternate"; type="application/atom+xml"')
})

describe('the Markdown of a product', () => {
  test('says what the product is, for every one', { timeout: 120_000 }, async () => {
    const define = attributeLookup(definitions)
    const wrong = await inParallel(products, 6, async ({ slug, attributes, faq }) => {
      const response = await ask(`/${slug}.md`)
      const text = await response.text()
      const rows = Object.entries(attributes)
        .filter(([key]) => key !== 'productFamily' && key !== 'subFamily')
        .map(([key, values]) => [define(key).label, formatValues(values, define(key).unit)])
        .map((cells) => `| ${cells.map((cell) => cell.replace(/\s+/g, ' ')).join(' | ')} |`)
      const right =
        response.status === 200 &&
        response.headers.get('content-type') === 'text/markdown; charset=utf-8' &&
        response.headers.get('x-robots-tag') === 'noindex' &&
        response.headers.get('link') === `<${origin}/${slug}>; rel="canonical"` &&
        text.startsWith('# ') &&
        rows.every((row) => text.includes(row)) &&
        text.split('\n### ').length - 1 === faq.filter(({ question }) => question).length
      return right ? [] : [slug]
    })
    expect(wrong.flat()).toEqual([])
  })

  test('is kept and compressed as pages are', async () => {
    const path = `/${products[0]!.slug}.md`
    const first = await ask(path)
    const etag = first.headers.get('etag')!
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
    const packed = await ask(path, { 'accept-encoding': 'br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(await first.text())
  })

  test('is announced on the product’s page', async () => {
    const { slug } = products[0]!
    const html = await (await ask(`/${slug}`)).text()
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/${slug}.md"/>`)
  })

  test.each(['/no-such-product.md', '/.md', '/products.md', '/about.md', '/a/b.md'])(
    'is none at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

describe('Markdown', () => {
  const markdown = { accept: 'text/markdown, */*' }
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each([
    [`/${products[0]!.slug}`, 'Specification'],
    ['/documents/ball-valve-installation-guide', '4. Hold the pipe with one wrench'],
  ])('is what %s answers to who asks for it, dated and of a version', async (path, says) => {
    const told = await ask(path, markdown)
    expect(told.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(told.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(told.headers.get('content-location')).toBe(`${path}.md`)
    const text = await told.text()
    expect(text).toContain(says)
    expect(text).toMatch(/at \d{4}-\d\d-\d\dT[\d:.]+Z, of version [\da-f]+ of the catalogue\.\n$/)
    expect(await (await ask(`${path}.md`)).text()).toBe(text)
    const page = await ask(path, browser)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('vary')).toBe('Accept, Accept-Encoding')
  })

  test('is not asked of pages that have none', async () => {
    const answer = await ask('/contact-us', markdown)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })
})
