import { beforeAll, describe, expect, test } from 'vitest'
import { site as company } from '#content/site.ts'
import { productFilms } from '#content/product-films.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { readEntries, readSize } from '#domain/catalogue/size.ts'
import { products } from '#test/catalogue.ts'
import { fetchPages } from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { oneOfEach } from '#test/sweep.ts'
import { sharedSite } from '#test/shared-site.ts'
import { structuredDataOf } from '#test/structured-data.ts'

type Node = Record<string, any>
type Document = { path: string; text: string; graph: Node[] }

const site = sharedSite()
/** A product speaks for its family where there is no sweep. */
const paths = oneOfEach(sitePaths, kindOfPage)
const shownProducts = products.filter(({ slug }) => paths.includes(`/${slug}`))
let documents: Document[] = []

beforeAll(async () => {
  const pages = await fetchPages((path) => site.url + path, paths)
  documents = pages.flatMap(structuredDataOf)
}, 240_000)

const of = (type: string) =>
  documents.flatMap(({ path, graph }) =>
    graph.filter((node) => node['@type'] === type).map((node) => ({ path, node })),
  )
const at = (path: string) => documents.filter((document) => document.path === path)
const lacking = (type: string, check: (node: Node, path: string) => unknown) =>
  of(type)
    .filter(({ node, path }) => !check(node, path))
    .map(({ path }) => path)

describe('the structured data of the site', () => {
  test('are on every page, once each', () => {
    expect(paths.filter((path) => at(path).length !== 1)).toEqual([])
  })

  test('have absolute addresses', () => {
    const relative = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/"(?:@id|url|item|image|logo|\w+Url|mainEntityOfPage)":"([^"]*)"/g)]
        .filter(([, address]) => !/^https?:\/\//.test(address!))
        .map(([found]) => `${path}: ${found}`),
    )
    expect(relative).toEqual([])
  })

  test('have dates as ISO 8601', () => {
    const odd = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/"(?:\w+Date|date\w+)":"([^"]*)"/g)]
        .filter(([, date]) => !/^\d{4}(-\d{2}(-\d{2}(T[\d:.+Z-]+)?)?)?$/.test(date!))
        .map(([found]) => `${path}: ${found}`),
    )
    expect(odd).toEqual([])
  })
})

// What Google's pages on structured data require of each type, as of November 2026.
describe('search engines find all they ask for', () => {
  test('in breadcrumbs: position, name and address, from home to the page itself', () => {
    const wrong = lacking('BreadcrumbList', ({ itemListElement: items }, path) =>
      items.every(
        ({ position, name, item }: Node, i: number) =>
          position === i + 1 &&
          name &&
          (i < items.length - 1 ? item : !item || item === origin + path),
      ),
    )
    expect(wrong).toEqual([])
    expect(of('BreadcrumbList').length).toBeGreaterThan(shownProducts.length)
  })

  test('in products: every name, number, picture, value and origin, and no price', () => {
    // One with variants is the group of them.
    const shown = [...of('Product'), ...of('ProductGroup')]
    const found = new Map(shown.map(({ path, node }) => [path, node]))
    expect(found.size).toBe(shownProducts.length)
    for (const product of shownProducts) {
      const { slug, name, text, partNumber, images, attributes, size } = product
      const node = found.get(`/${slug}`)!
      expect(node).toMatchObject({ name, description: text, url: `${origin}/${slug}` })
      expect([node.sku, node.mpn]).toEqual([partNumber, partNumber])
      expect(node.image).toHaveLength(images.length)
      expect(node.brand.name).toBe(company.name)
      expect(node.countryOfOrigin?.map((country: Node) => country.name)).toEqual(
        attributes.countryOfOrigin?.map(String),
      )
      const { productFamily: _, subFamily: __, countryOfOrigin: ___, ...others } = attributes
      expect(node).not.toHaveProperty('offers')
      // Size and weight have names of their own, and stand nowhere twice.
      // A diameter may stand in the size alone, and has no name of its own.
      const round = readSize(size).size?.diameter && !attributes.diameter ? 1 : 0
      const measures = ['width', 'height', 'depth', 'weight'].filter((key) => node[key])
      if (attributes.weight) expect(node.weight.value).toBe(attributes.weight[0])
      const told = Object.keys(others).filter((key) => !measures.includes(key))
      // Openings are told kind by kind; the largest cable may stand in that list alone.
      const { count = '', largest = '' } = tradeRules.entries ?? {}
      const hasEntries = readEntries(product.entries).entries.length > 0
      const listed = hasEntries && !others[count] ? 1 : 0
      const [diameter] = hasEntries ? (others[largest] ?? []) : []
      const expected = told.length + round + listed
      if (typeof diameter === 'number' && node.additionalProperty.length === expected - 1) {
        const texts = node.additionalProperty.map(({ value }: Node) => String(value))
        expect(texts, slug).toContainEqual(expect.stringMatching(`\\b${diameter}\\smm`))
      } else expect(node.additionalProperty, slug).toHaveLength(expected)
    }
  })

  test('in questions and answers: all that products have', () => {
    const asked = of('FAQPage')
    expect(
      lacking('FAQPage', ({ mainEntity }) =>
        mainEntity.every(({ name, acceptedAnswer }: Node) => name && acceptedAnswer.text),
      ),
    ).toEqual([])
    const withQuestions = shownProducts.filter(({ faq }) => faq.some(({ question }) => question))
    const answered = new Set(asked.map(({ path }) => path))
    expect(withQuestions.filter(({ slug }) => !answered.has(`/${slug}`))).toEqual([])
  })

  test('in films: name, picture, day and file', () => {
    expect(
      lacking(
        'VideoObject',
        (node) =>
          node.name && node.thumbnailUrl && node.uploadDate && (node.contentUrl || node.embedUrl),
      ),
    ).toEqual([])
    const shown = new Set(of('VideoObject').map(({ node }) => node.contentUrl))
    expect(productFilms.filter(({ film }) => !shown.has(`${origin}/files/${film}`))).toEqual([])
  })

  test('in articles, events, lists and the company', () => {
    expect(
      lacking(
        'Article',
        ({ headline, image, datePublished, author }) =>
          headline && headline.length <= 110 && image && datePublished && author.name,
      ),
    ).toEqual([])
    expect(
      // Where a fair takes place is not always known yet, and nothing is made up.
      lacking(
        'Event',
        ({ name, startDate, location }) => name && startDate && (!location || location.address),
      ),
    ).toEqual([])
    expect(
      lacking('CollectionPage', ({ mainEntity }) =>
        mainEntity.itemListElement.every(
          ({ position, url }: Node, i: number) => position === i + 1 && url,
        ),
      ),
    ).toEqual([])
    expect(lacking('Organization', ({ name, url, logo }) => name && url && logo)).toEqual([])
    expect(at('/').flatMap(({ graph }) => graph.map((node) => node['@type']))).toEqual(
      expect.arrayContaining(['Organization', 'WebSite']),
    )
  })
})
