import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'
import { listingOf } from './listing-of.ts'

test('a list is the engine’s where one answers, and ours where it does not or search reads the text', async () => {
  const list = createListing(catalogue, attributes)
  let ready: typeof search | undefined
  let answer: ReturnType<typeof list> | undefined
  const asked: string[] = []
  const site: Parameters<typeof listingOf>[0] = {
    listing: list,
    wordsReady: async () => void asked.push('words ready'),
    async engineListing(state) {
      asked.push(state.query)
      return answer
    },
    addresses: createProductAddresses(products),
    catalogue,
    search: async () => ready,
    knowledge: {
      list: () => ({ items: [], categories: [], missing: [], version: '1' }),
      search: () => ({ hits: [] }),
    },
  }
  const total = async (query: string) =>
    (await listingOf(site, { query, selection: {}, page: 1 })).view.total
  expect(await total('')).toBe(list({ query: '', selection: {}, page: 1 }).total)
  answer = { ...list({ query: '', selection: {}, page: 1 }), total: 4711 }
  expect(await total('')).toBe(4711)
  expect(await total('valve')).toBe(4711)
  ready = search
  expect(await total('valve')).not.toBe(4711)
  expect(asked).toEqual(['', '', 'words ready', 'valve'])
})
