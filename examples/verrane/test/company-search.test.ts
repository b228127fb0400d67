import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { suggestionsFor } from '#app/features/search/suggestions-for.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { allProducts, catalogue } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'

const site = {
  catalogue,
  listing: createListing(catalogue, attributes),
  addresses: createProductAddresses(allProducts),
  search: () => Promise.resolve(search),
  wordsReady: () => Promise.resolve(),
  knowledge: {
    list: () => ({ items: [], categories: [], missing: [], version: '1' }),
    search: () => ({ hits: [] }),
  },
}
const list = async (query: string) =>
  (await listingOf(site, { query, selection: {}, page: 1 })).view
const header = async (text: string) => (await suggestionsFor(site, text)).data
const pagesOf = async (query: string) => (await list(query)).further?.links.map(({ to }) => to)

describe('search knows the company', () => {
  test.each([
    ['jobs', '/careers'],
    ['hiring', '/careers'],
    ['distributor japan', '/partners'],
    ['RMA', '/support'],
    ['warranty', '/support'],
    ['lead time', '/quote'],
    ['price list', '/quote'],
    ['ISO 9001 certificate', '/about'],
    ['loss budget', '/loss-budget'],
    ['BL-26-11', '/documents/bead-baba-self-certification-letter'],
    ['panel 144 BABA letter', '/bead'],
    ['bend radius g657 table', '/documents/bend-limits-of-g-657-fiber'],
    ['gdpr', '/privacy-policy'],
    ['trade shows', '/news'],
    ['3D model', '/support'],
  ])('“%s” leads to %s in list and header', async (text, path) => {
    expect(await pagesOf(text)).toContain(path)
    expect((await header(text)).pages!.map(({ to }) => to)).toContain(path)
  })

  test('pages come first where no product answers better, four at most', async () => {
    for (const text of ['careers', 'distributor japan', 'lead time', 'BL-26-11']) {
      expect((await list(text)).further).toMatchObject({ isFirst: true })
      expect((await header(text)).isPagesFirst).toBe(true)
    }
    for (const text of ['patch panel', 'VMT-8HSC-T30-A', 'OM4 patch cord 3 m']) {
      expect((await list(text)).further?.isFirst ?? false).toBe(false)
      expect((await header(text)).isPagesFirst).toBeUndefined()
    }
    expect((await header('installation guide')).pages!.length).toBeLessThanOrEqual(4)
  })

  test('a careers page is no carrier', async () => {
    expect(await list('careers')).toMatchObject({ matched: 0, cards: [] })
  })
})

describe('what is not sold', () => {
  test.each(['fusion splicer', 'cat6a patch panel 24 port', '10G LR SFP+ transceiver'])(
    'of “%s” it is said so',
    async (text) => {
      expect((await list(text)).reading?.unlisted).toBe(text)
    },
  )
})

describe('a withdrawn product', () => {
  const withdrawn = allProducts.filter(({ included }) => !included)

  test.each(
    withdrawn.flatMap(({ partNumber, name }) => [partNumber, partNumber.replaceAll('-', ''), name]),
  )('shows its successor first for “%s”, with the line that says so', async (text) => {
    const { cards, former, matched } = await list(text)
    expect(matched).toBeGreaterThan(0)
    expect(former?.says).toContain('no longer made')
    expect(former?.says).toContain(cards[0]!.name)
    const { links, remark } = await header(text)
    expect(links[0]!.name).toBe(cards[0]!.name)
    expect(remark).toBe(former?.says)
  })

  test('says until when it can be ordered for systems in service', async () => {
    const { former } = await list('VPC-CS-CS-OS2-U')
    expect(former?.says).toContain('Last orders for systems in service: December 2031.')
  })
})

describe('figures and signs', () => {
  test.each([
    ['closure 288 -40 °C', ['vdc-dome-closure-288', 'vdc-ribbon-dome-closure-864']],
    ['splice closure 288 -40 °C', ['vdc-dome-closure-288', 'vdc-ribbon-dome-closure-864']],
  ])('“%s” is a count and a temperature', async (text, slugs) => {
    const { cards, reading } = await list(text)
    expect(cards.map(({ slug }) => slug)).toEqual(slugs)
    expect(reading?.chips.map(({ says }) => says)).toContain('operating temperature −40\u00a0°C')
  })

  test('a figure that was not used is said', async () => {
    expect((await list('splice closure 288 -40')).reading?.passed).toEqual(['-40'])
  })

  test.each([
    ['gasket dome closure', 'vdc-o-ring-kit'],
    ['288f armored trunk plenum', 'armored-mpo-24-trunk-os2-288'],
    ['splice can 96ct', 'vdc-dome-closure-96'],
    ['backhoe cut our cable need crew tonight', 'fiber-restoration'],
    ['tier 2 testing contractor', 'link-certification'],
  ])('“%s” shows %s among the first three, and some that meet it', async (text, slug) => {
    const { cards, matched } = await list(text)
    expect(matched).toBeGreaterThan(0)
    expect(cards.slice(0, 3).map((card) => card.slug)).toContain(slug)
  })
})
