import { describe, expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { sitemapPaths, sitemapText } from './sitemap-text.ts'

const origin = 'https://quernel.example'
const valves = (count: number) =>
  createCatalogue(
    Array.from({ length: count }, (_, i) =>
      sampleProduct({
        name: `Valve ${i}`,
        rank: i,
        subFamily: i % 2 ? 'Full & reduced' : "Maker's",
      }),
    ),
    ['Ball Valves'],
  )
const addresses = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!)

describe('the site map', () => {
  test('lists an address once that a product takes after a page', () => {
    const { path } = fixedPages[0]!
    const products = [sampleProduct({ name: 'A', slug: path.slice(1) })]
    const found = sitemapPaths(createCatalogue(products, []))
    expect(found.filter((one) => one === path)).toHaveLength(1)
  })

  test('leaves the type out where a family has only one', () => {
    expect(sitemapPaths(valves(1)).filter((path) => path.startsWith('/family'))).toEqual([
      '/family/ball-valves',
    ])
  })

  test('escapes what XML takes for markup', () => {
    const catalogue = createCatalogue([sampleProduct({ family: 'Valves & <gauges>' })], [])
    const text = sitemapText(catalogue, "https://quernel.example/a'b&c")!
    expect(text).toContain('https://quernel.example/a&apos;b&amp;c/family/')
    expect(text.replace(/<\/?[a-z]+( xmlns="[^"]+")?>|<\?xml [^>]*\?>/g, '')).not.toMatch(
      /[<>"']|&(?!amp;|apos;|lt;|gt;|quot;)/,
    )
  })

  test('becomes an index of parts, which together hold every address once', () => {
    const catalogue = valves(25)
    const most = 10
    const all = sitemapPaths(catalogue)
    const index = sitemapText(catalogue, origin, undefined, { max: most })!
    expect(index).toContain('<sitemapindex ')
    const parts = addresses(index)
    expect(parts).toHaveLength(Math.ceil(all.length / most))
    const texts = parts.map((url) =>
      sitemapText(catalogue, origin, Number(new URL(url).searchParams.get('part')), { max: most }),
    )
    expect(texts.flatMap(addresses)).toEqual(
      all.map((path) => (origin + path).replace('&', '&amp;')),
    )
    for (const text of texts) expect(addresses(text).length).toBeLessThanOrEqual(most)
  })

  test.each([0, -1, 2, 1.5, NaN])('has no part %d', (part) => {
    expect(sitemapText(valves(1), origin, part)).toBeUndefined()
  })
})
