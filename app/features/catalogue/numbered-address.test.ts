import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { numberedAddress } from './numbered-address.ts'

function product(slug: string, fields: Record<string, unknown>): Product {
  const parsed = parseProduct(slug, { slug, product: slug, productFamily: 'Cords', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

const cord = product('cord', {
  partNumber: 'PC-1',
  aka: ['OLD-PC-1'],
  variants: [{ partNumber: 'PC-1-3M', stock: 'stock' }],
  ordering: {
    pattern: 'PC-1-{length}',
    slots: { length: { label: 'Length', unit: 'm', min: 1, max: 50, step: 1 } },
  },
})
const former = product('former-cord', {
  partNumber: 'PF-1',
  lifecycle: { state: 'withdrawn', replacedBy: 'cord' },
  variants: [{ partNumber: 'PF-1-3M', stock: 'order' }],
})
const site = {
  catalogue: createCatalogue([cord], []),
  addresses: createProductAddresses([cord, former]),
}

test.each([
  ['PC-1', '/cord'],
  ['old-pc-1', '/cord'],
  ['pc-1-3m', '/cord?part=PC-1-3M'],
  ['PC-1-17M', '/cord?part=PC-1-17M'],
  ['PF-1-3M', '/former-cord'],
  ['PC-2', undefined],
])('%s is at %s', (number, address) => {
  expect(numberedAddress(site, number)).toBe(address)
})
