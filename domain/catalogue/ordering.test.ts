import { expect, test } from 'vitest'
import { readOrdering } from './ordering.ts'
import { parseProduct } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

const sound = {
  variants: [
    { partNumber: 'QB-10-A', length: 2.5, body: ['Brass', 'Steel'], stock: 'stock' },
    { partNumber: 'QB-10-B', stock: 'order', leadDays: 10, packQuantity: 5 },
  ],
  ordering: {
    pattern: 'QB-10-{end}',
    slots: { end: { label: 'End', values: [{ code: 'A', label: 'Plain' }, { code: 'B' }] } },
  },
}

test('variants and pattern are read as they are stored', () => {
  expect(readOrdering(sound)).toEqual({
    variants: [
      {
        partNumber: 'QB-10-A',
        attributes: { length: [2.5], body: ['Brass', 'Steel'] },
        stock: 'stock',
      },
      { partNumber: 'QB-10-B', attributes: {}, stock: 'order', leadDays: 10, packQuantity: 5 },
    ],
    pattern: {
      pattern: 'QB-10-{end}',
      slots: [
        {
          key: 'end',
          label: 'End',
          unit: '',
          mark: '',
          values: [
            { code: 'A', label: 'Plain' },
            { code: 'B', label: 'B' },
          ],
        },
      ],
    },
    faults: [],
  })
})

test('a malformed part is set aside with its reason, and the rest stays', () => {
  const { variants, pattern, faults } = readOrdering({
    variants: [null, 7, { partNumber: 'QB-10-A', stock: 'shelf', length: [[1]] }],
    ordering: {
      pattern: 'QB-10-{end}',
      slots: { end: { values: [{ code: '-' }, { code: 'A' }] } },
    },
  })
  expect(variants).toEqual([{ partNumber: 'QB-10-A', attributes: {}, stock: 'order' }])
  expect(pattern?.slots[0]!.values).toEqual([{ code: 'A', label: 'A' }])
  expect(faults.map(({ field }) => field)).toEqual([
    'variants',
    'variants',
    'variants',
    'variants',
    'ordering',
  ])
})

test.each([undefined, null, 'QB', 5, [], {}, [[]], { pattern: '{a}', slots: { a: null } }])(
  'whatever stands there, the product is read: %j',
  (value) => {
    const parsed = parseProduct('a', { product: 'A', slug: 'a', variants: value, ordering: value })
    expect(parsed.ok).toBe(true)
    const { variants, pattern } = readOrdering({ variants: value, ordering: value })
    expect({ variants, pattern }).toEqual({ variants: [], pattern: undefined })
  },
)

test('neither field is an attribute, so neither is a filter or a row of the specification', () => {
  const parsed = parseProduct('a', { product: 'A', slug: 'a', ...sound, body: 'Brass' })
  expect(parsed.ok && parsed.product.attributes).toEqual({ body: ['Brass'] })
})

test('the numbers of variants are known without judging the rest', () => {
  expect(variantNumbers([...sound.variants, null, {}])).toEqual(['QB-10-A', 'QB-10-B'])
  expect(variantNumbers(undefined)).toEqual([])
})
