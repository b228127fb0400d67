import { expect, test } from 'vitest'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { versionOf } from './version-of.ts'

function product(slug: string, fields: Record<string, unknown>): Product {
  const parsed = parseProduct(slug, { slug, product: slug, productFamily: 'Cords', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

const cord = product('cord', {
  partNumber: 'PC-U',
  variants: [{ partNumber: 'PC-A-3M', stock: 'stock', leadDays: 2 }],
  ordering: {
    pattern: 'PC-{polish}-{length}',
    slots: {
      polish: {
        label: 'Polish',
        values: [
          { code: 'A', label: 'APC' },
          { code: 'U', label: 'UPC' },
        ],
      },
      length: { label: 'Length', unit: 'm', min: 1, max: 50, step: 1 },
    },
  },
})

test('a part number of a series is the product with that number, and says what tells it from the others', () => {
  expect(versionOf(cord, 'pc-a-12m')).toMatchObject({
    product: { slug: cord.slug, name: cord.name, partNumber: 'PC-A-12M' },
    says: ['polish APC', 'length 12\u00a0m', 'to order'],
  })
  expect(versionOf(cord, 'PC-A-3M')?.says.at(-1)).toBe('in stock, 2\u00a0working days')
})

test.each(['PC-U', 'pc u', 'PC-A-99M', 'PC-X-3M', 'another', ''])(
  '%j is the product itself, or none of its numbers',
  (written) => {
    expect(versionOf(cord, written)).toBeUndefined()
  },
)
