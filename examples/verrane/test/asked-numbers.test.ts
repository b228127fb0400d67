import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import { products } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'

/** The numbers of the first three products that are found. */
function numbersOf(text: string): string[] {
  const { query, matches } = search.find(text)
  return matches.slice(0, 3).map(({ product, isFit }) => namedNumber(query, product, isFit))
}

test.each([
  ['LC duplex OS2 patch cord APC 3 m', 'VPC-LCD-LCD-OS2-A-3M'],
  ['OM4 LC patch cord 5 m', 'VPC-LCD-LCD-OM4-5M'],
  ['SC/APC pigtail 2 m', 'VPG-SCA-A2-2M'],
  ['LC APC duplex panel 1U 144 fibers', 'VP1-72LCD-OS2-A'],
  ['8 port multiport terminal, tail 60 m', 'VMT-8HSC-T60-A'],
  ['multiport terminal 8 ports with a 300 ft tail', 'VMT-8HSC-T90-A'],
  ['MST with 45 m tail', 'VMT-8HSC-T45-A'],
  ['multiport terminal 8 ports 62 m', 'VMT-8HSC-T65-A'],
  ['SN to LC patch cord 12.5 m', 'VPC-SN-LCD-OS2-U-13M'],
  ['VSH5 chassis 288 ports APC', 'VSH5-288LC-OS2-A'],
  ['LC APC pigtail set 12 fibers 2 m', 'VPG-LC12-OS2-A-2M'],
  ['24 fiber LC pigtail set 3 m', 'VPG-LC24-OS2-U-3M'],
  ['MDC APC duplex cord 5 m', 'VPC-MDC-MDC-OS2-A-5M'],
  ['SN duplex cord 3 m', 'VPC-SN-SN-OS2-U-3M'],
  ['armored MPO-24 trunk 288 fibers 85 m', 'VTK-12M24-OS2-288-AP-85M'],
  ['1x16 VFH splitter module, length 2.4 m', 'VSP-116-VFH-SCA-2M4'],
  ['wall box 24 SC, 120 mm deep at most', 'VW24-24SC-U'],
])('%s is ordered as %s', (text, number) => {
  expect(numbersOf(text)).toContain(number)
})

test.each([
  ['LC duplex OS2 patch cord APC', 'VPC-LCD-LCD-OS2-A'],
  ['1U panel 144 LC ports', 'VHD1-144LC-OS2-U'],
  ['8 port multiport terminal', 'VMT-8HSC-T30-A'],
  ['LC duplex OS2 APC patch cord 2 m or 3 m', 'VPC-LCD-LCD-OS2-A'],
  ['LC duplex OS2 APC patch cord under 3 m', 'VPC-LCD-LCD-OS2-A'],
  ['LC duplex OS2 APC patch cord at least 3 m', 'VPC-LCD-LCD-OS2-A'],
])('%s leaves it open: %s is what the product is called', (text, number) => {
  expect(numbersOf(text)).toContain(number)
})

test('a card of such a number says what tells it from the others', () => {
  const query = 'LC duplex OS2 patch cord APC 3 m'
  const listing = createListing(createCatalogue(products, []), attributes)
  const state = { query, selection: {}, page: 1 }
  const { cards } = foundView(state, { listing, search })
  expect(cards[0]).toMatchObject({
    slug: 'lc-duplex-patch-cord-apc',
    number: 'VPC-LCD-LCD-OS2-A-3M',
    query: '?part=VPC-LCD-LCD-OS2-A-3M',
  })
  expect(cards[0]!.facts[0]).toEqual(['Length', '3\u00a0m'])
  expect(cards[0]!.facts).toHaveLength(3)
})
