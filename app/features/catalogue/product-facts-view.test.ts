import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { productFacts, type FactSources } from './product-facts-view.ts'

function product(slug: string, fields: Record<string, unknown> = {}): Product {
  const parsed = parseProduct(slug, { slug, product: `Product ${slug}`, ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

const item: KnowledgeItem = {
  type: 'pdf',
  name: 'Sheet',
  url: '/files/dataSheets/sheet.pdf',
  category: 'Data Sheets',
  slug: 'sheet',
  image: '',
  file: {
    path: 'dataSheets/sheet.pdf',
    contentType: 'application/pdf',
    bytes: 180_300,
    updated: '2026-01-02T00:00:00.000Z',
    revision: 'C, November 2026',
  },
}

function sources(
  products: Product[],
  list: FactSources['knowledge']['list'] = () => ({
    items: [item],
    categories: [],
    missing: [],
    version: '1',
  }),
): FactSources {
  return {
    catalogue: createCatalogue(products, []),
    addresses: createProductAddresses(products),
    companions: createCompanions(products, []),
    knowledge: { list, search: () => ({ hits: [] }) },
  }
}

const statements = (lifecycle: unknown, fields: Record<string, unknown> = {}) => {
  const asked = product('asked', { lifecycle, ...fields })
  const next = product('next', { partNumber: 'N-1' })
  return productFacts(sources([asked, next]), asked).statements
}

test('a product says that it is new, or until when it can be had and what comes after it', () => {
  expect(statements({ state: 'new', from: '2026-09' })).toEqual([
    { text: 'New since September 2026.' },
  ])
  expect(statements({ state: 'maintenance', lastOrder: '2031-12', replacedBy: 'N-1' })).toEqual([
    {
      text: 'For systems in service. Last orders: December 2031. For new projects:',
      link: { label: 'N-1', to: '/next' },
    },
  ])
  expect(statements({ state: 'maintenance' })).toEqual([{ text: 'For systems in service.' }])
  expect(statements({ state: 'active' })).toEqual([])
})

test('a product that others have on the shelf says where to find them', () => {
  expect(statements(undefined, { stocked: 'Y' })).toEqual([
    { text: 'On the shelf.', link: { label: 'Who sells it', to: '/partners' } },
  ])
  expect(statements(undefined, { stocked: 'N' })).toEqual([])
})

test('blocks are there for what is known alone', () => {
  const asked = product('asked', {
    conformity: [{ body: 'EN', number: '331', relation: 'designed to' }],
  })
  const { blocks } = productFacts(sources([asked]), asked)
  expect(blocks.map(({ id, heading }) => [id, heading])).toEqual([['compliance', 'Standards']])
  expect(productFacts(sources([]), product('none')).blocks).toEqual([])
})

test('documents say type, size and age as soon as the storage is known', async () => {
  const asked = product('asked', { dataSheet: '/dataSheets/sheet.pdf', brochure: 'none.pdf' })
  expect(productFacts(sources([asked]), asked).files).toEqual({
    dataSheet: 'PDF, 180 KB, Nov 2026',
    brochure: 'PDF',
  })
  const failing = sources([asked], () => Promise.reject(new Error('down')))
  expect(productFacts(failing, asked).files).toEqual({ dataSheet: 'PDF', brochure: 'PDF' })
})
