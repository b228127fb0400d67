import { describe, expect, test } from 'vitest'
import { createPageAddress } from './page-address.ts'

const world = { keys: new Set(['connector', 'q', 'constructor']) }
const address = createPageAddress({
  parameters: {
    '/products': { names: ['q', 'page', 'open'], attributes: true },
    '/family/:slug': { names: ['type', 'page'] },
    '/sitemap.xml': { names: ['part'] },
    '/search/:part?': { names: ['q'] },
  },
  attributeKeys: () => world.keys,
})

describe('the address of the page', () => {
  test.each([
    ['/products?gclid=1', '/products'],
    ['/products?utm_source=a&q=fiber&fbclid=2', '/products?q=fiber'],
    ['/?utm_medium=mail', '/'],
    ['/some-product?connector=LC', '/some-product'],
    ['/family/lenses?connector=LC&type=A', '/family/lenses?type=A'],
    ['/no/such/page?page=2', '/no/such/page'],
    ['/products?', '/products'],
    ['/products?__proto__=1&toString=2', '/products'],
  ])('of %s is without what the page does not read: %s', (asked, shown) => {
    expect(address(asked)).toBe(shown)
  })

  test.each([
    ['/products?page=2&connector=LC', '/products?connector=LC&page=2'],
    ['/products?q=a%20b', '/products?q=a+b'],
    ['/products?q=first&q=second', '/products?q=first'],
    ['/products?connector=SC&connector=LC', '/products?connector=SC&connector=LC'],
    ['/products?constructor=1', '/products?constructor=1'],
    ['/products?q=', '/products?q='],
  ])('of %s is %s: one order, the same meaning', (asked, shown) => {
    expect(address(asked)).toBe(shown)
  })

  test.each([
    ['/Products?q=a&x=1', '/Products?q=a'],
    ['/products/?q=a&x=1', '/products/?q=a'],
    ['/%70roducts?q=a&x=1', '/%70roducts?q=a'],
    ['/sitemap.xml?part=2&x=1', '/sitemap.xml?part=2'],
    ['/sitemapaxml?part=2', '/sitemapaxml'],
    ['/family/a%2Fb?type=A', '/family/a%2Fb?type=A'],
    ['/search?q=a&x=1', '/search?q=a'],
    ['/searches?q=a', '/searches'],
    ['/%E0%A4%A?q=a', '/%E0%A4%A'],
  ])('is found as the router finds the page: %s', (asked, shown) => {
    expect(address(asked)).toBe(shown)
  })

  test('knows attributes that come with a change of the catalogue', () => {
    expect(address('/products?bore=40')).toBe('/products')
    world.keys = new Set(['bore'])
    expect(address('/products?bore=40')).toBe('/products?bore=40')
  })
})
