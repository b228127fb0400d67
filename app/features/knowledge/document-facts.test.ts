import { describe, expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { documentFacts } from './document-facts.ts'

const origins = ['https://quernel.example']
const dataSheet = 'dataSheets/valves.pdf'

function product(slug: string, fields: Record<string, unknown> = {}): Product {
  const document = { slug, product: `Valve ${slug}`, productFamily: 'Ball Valves', dataSheet }
  const parsed = parseProduct(slug, { ...document, ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

const item: KnowledgeItem = {
  type: 'pdf',
  name: 'valves',
  url: `/files/${dataSheet}`,
  category: 'Data Sheets',
  slug: 'valves',
  image: '',
  file: {
    path: dataSheet,
    contentType: 'application/pdf',
    bytes: 180_000,
    updated: '2026-11-02T10:00:00Z',
    pages: 2,
    title: 'Brass ball valves',
  },
}

function factsOf(products: Product[], doc = item.url, items = [item]) {
  const shown = products.filter(({ slug }) => slug !== 'old')
  const site = {
    catalogue: createCatalogue(shown, []),
    addresses: createProductAddresses(products),
    places: { countries: ['Malta'] },
  }
  return documentFacts(site, items, doc, origins)
}

describe('what is said of a document', () => {
  test('is where it is, its title, size, pages and date, and the products that name it', () => {
    expect(factsOf([product('a'), product('b', { dataSheet: 'dataSheets/other.pdf' })])).toEqual({
      type: 'pdf',
      name: 'valves',
      title: 'Brass ball valves',
      slug: 'valves',
      url: '/files/dataSheets/valves.pdf',
      category: 'Data Sheets',
      facts: ['PDF', '180 KB', '2 pages', 'Nov 2026'],
      products: [{ name: 'Valve a', to: '/a' }],
      more: 0,
    })
  })

  test('names which product is no longer made', () => {
    const old = product('old', { lifecycle: { state: 'withdrawn' } })
    expect(factsOf([old])?.products).toEqual([{ name: 'Valve old', to: '/old', isWithdrawn: true }])
  })

  test('counts the products beyond the first', () => {
    const facts = factsOf(['a', 'b', 'c', 'd'].map((slug) => product(slug)))
    expect([facts?.products.length, facts?.more]).toEqual([1, 3])
  })

  test('is nothing of what the storage does not have', () => {
    expect(factsOf([], '/files/dataSheets/none.pdf')).toBeUndefined()
    expect(factsOf([], 'https://evil.example/files/dataSheets/valves.pdf')).toBeUndefined()
  })

  test('says that a document opens after the lead form, and what the form offers', () => {
    const gated = { ...item, file: { ...item.file!, gated: true } }
    expect(factsOf([], item.url, [gated])).toMatchObject({ gated: true, countries: ['Malta'] })
    expect(factsOf([])?.countries).toBeUndefined()
  })
})
