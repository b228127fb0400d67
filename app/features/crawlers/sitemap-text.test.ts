import { describe, expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/sample-products.ts'
import { sitemapPaths, sitemapText } from './sitemap-text.ts'

const origin = 'https://verrane.example'
const lenses = (count: number) =>
  createCatalogue(
    Array.from({ length: count }, (_, i) =>
      sampleProduct({ name: `Lens ${i}`, rank: i, subFamily: i % 2 ? 'Ball & rod' : "Maker's" }),
    ),
    ['Lenses'],
  )
const addresses = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!)

describe('the site map', () => {
  test('lists every page once, types of a family included', () => {
    const found = addresses(sitemapText(lenses(3), origin))
    const paths = [
      '/',
      '/products',
      ...fixedPages.map(({ path }) => path),
      '/family/lenses',
      '/family/lenses?type=Ball+%26+rod',
      '/lens-0',
      '/lens-1',
      '/lens-2',
    ]
    for (const path of paths) expect(found).toContain(origin + path)
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength(paths.length + 1)
  })

  test('leaves the type out where a family has only one', () => {
    expect(sitemapPaths(lenses(1)).filter((path) => path.startsWith('/family'))).toEqual([
      '/family/lenses',
    ])
  })

  test('escapes what XML takes for markup', () => {
    const catalogue = createCatalogue([sampleProduct({ family: 'Lenses & <mirrors>' })], [])
    const text = sitemapText(catalogue, "https://verrane.example/a'b&c")!
    expect(text).toContain('https://verrane.example/a&apos;b&amp;c/family/')
    expect(text.replace(/<\/?[a-z]+( xmlns="[^"]+")?>|<\?xml [^>]*\?>/g, '')).not.toMatch(
      /[<>"']|&(?!amp;|apos;|lt;|gt;|quot;)/,
    )
  })

  test('becomes an index of parts, which together hold every address once', () => {
    const catalogue = lenses(25)
    const most = 10
    const all = sitemapPaths(catalogue)
    const index = sitemapText(catalogue, origin, undefined, most)!
    expect(index).toContain('<sitemapindex ')
    const parts = addresses(index)
    expect(parts).toHaveLength(Math.ceil(all.length / most))
    const texts = parts.map((url) =>
      sitemapText(catalogue, origin, Number(new URL(url).searchParams.get('part')), most),
    )
    expect(texts.flatMap(addresses)).toEqual(
      all.map((path) => (origin + path).replace('&', '&amp;')),
    )
    for (const text of texts) expect(addresses(text).length).toBeLessThanOrEqual(most)
  })

  test.each([0, -1, 2, 1.5, NaN])('has no part %d', (part) => {
    expect(sitemapText(lenses(1), origin, part)).toBeUndefined()
  })
})
