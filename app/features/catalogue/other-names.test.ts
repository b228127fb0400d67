import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { createFamilyListings } from '#domain/catalogue/family-listings.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { llmsText } from '../crawlers/llms-text.ts'
import { productMarkdown } from '../crawlers/product-markdown.ts'
import { familyView } from './family-view.ts'
import { listingView } from './listing-view.ts'
import { productData } from './product-data.ts'
import { productView } from './product-view.ts'

/** A word of the trade may be another maker's mark: it helps to find, and is never shown. */
const mark = 'OptiWord'

function product(slug: string, rank: number): Product {
  const fields = { product: slug, slug, productFamily: 'Ball Valves', rank, bore: rank }
  const parsed = parseProduct(slug, { ...fields, aka: [mark], lifecycle: { state: 'active' } })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

test('other names find a product, and no page shows them', async () => {
  const one = product('one', 1)
  const catalogue = createCatalogue([one, product('two', 2)], ['Ball Valves'])
  const sources = {
    catalogue,
    addresses: createProductAddresses(catalogue.products),
    companions: createCompanions(catalogue.products, []),
    knowledge: {
      list: () => ({ items: [], categories: [], missing: [], version: '1' }),
      search: () => ({ hits: [] }),
    },
  }
  const list = listingView(createListing(catalogue, [])({ query: mark, selection: {}, page: 1 }))
  expect(list.matched).toBe(2)
  const shown = JSON.stringify([
    { ...list, state: undefined },
    await familyView(catalogue, createFamilyListings(catalogue, []), 'ball-valves', {
      choice: null,
      asked: { query: '', selection: {}, page: 1 },
    }),
    productView(sources, one),
    productData(one, []),
    productMarkdown(catalogue, one, 'https://quernel.example'),
    llmsText(catalogue, 'https://quernel.example'),
  ])
  expect(shown).toContain('"one"')
  expect(shown).not.toContain(mark)
})
