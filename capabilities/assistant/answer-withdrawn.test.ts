import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { createCatalogueSearch } from '#domain/search/catalogue-search.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as texts from '#texts/reply.ts'
import { answerWithdrawn } from './answer-withdrawn.ts'

function product(slug: string, fields: Record<string, unknown>): Product {
  const parsed = parseProduct(slug, { slug, product: slug, productFamily: 'Lamps', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
const products = [
  product('lamp-40', { partNumber: 'L-40', rank: 1 }),
  product('lamp-20-gu', {
    partNumber: 'L-20-GU',
    dataSheet: '/files/lamp-20-gu.pdf',
    lifecycle: { state: 'withdrawn', replacedBy: 'L-40' },
  }),
  product('lamp-warm', {
    partNumber: 'L-WARM',
    lifecycle: { state: 'withdrawn', lastOrder: '2999-12', replacedBy: 'L-40' },
  }),
  product('lamp-cold', {
    partNumber: 'L-COLD',
    lifecycle: { state: 'withdrawn', lastOrder: '2001-12', replacedBy: 'L-40' },
  }),
  product('lamp-10', { partNumber: 'L-10', lifecycle: { state: 'withdrawn' } }),
]
const catalogue = createCatalogue(
  products.filter(({ included }) => included),
  ['Lamps'],
)
const addresses = createProductAddresses(products)
const search = await createCatalogueSearch({
  products: catalogue.products,
  withdrawn: [...addresses.withdrawn.values()],
  definitions: [],
  vocabulary: {},
  packs: languagePacks,
})
const say = (text: string) => answerWithdrawn(text, { catalogue, addresses, search, texts })

const replaced =
  'L-20-GU (/lamp-20-gu) is no longer made. It is replaced by: [lamp-40] (L-40). Its documents are on its page.'

test.each([
  'L-20-GU',
  'l-20-gu',
  'Is L-20-GU still made?',
  'what replaces the L20GU?',
  'lamp-20-gu',
])('“%s” is told that it is no longer made, and what is', (text) => {
  expect(say(text)).toBe(replaced)
})

test('where no successor is named the nearest is', () => {
  expect(say('two of L-10.')).toBe(
    'L-10 (/lamp-10) is no longer made. Closest current product: [lamp-40] (L-40).',
  )
})

test('what can be ordered until a day to come is still made until then', () => {
  expect(say('Is the L-WARM still available? What do I take instead?')).toBe(
    'L-WARM (/lamp-warm) is still made for systems in service, and not for new projects. Last orders: December 2999. For new projects, choose [lamp-40] (L-40).',
  )
})

test('a number of letters alone is one, and a day that is past ends its making', () => {
  expect(say('What replaces L-COLD?')).toBe(
    'L-COLD (/lamp-cold) is no longer made. It is replaced by: [lamp-40] (L-40).',
  )
})

test.each(['L-40', 'a cold-lamp', 'a lamp of 20 W', '20', ''])(
  '“%s” names no such product',
  (text) => {
    expect(say(text)).toBeUndefined()
  },
)
