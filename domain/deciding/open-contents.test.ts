import { expect, test } from 'vitest'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { hasOpenContents } from './open-contents.ts'
import { parsedProduct } from './parsed-product.fixture.ts'

const definitions = new Map<string, AttributeDefinition>(
  [
    { key: 'traysIncluded', unit: 'trays' },
    { key: 'ports', unit: 'ports' },
    { key: 'length', unit: 'm' },
    { key: 'polish' },
  ].map((one) => [one.key, one]),
)
const productOf = (fields: Record<string, unknown>) =>
  parsedProduct('box', { provides: [{ interface: 'place', count: 6 }], ...fields })
const slot = (label: string, values: object[]) => ({ label, values })
const box = productOf({
  partNumber: 'QT-12-U',
  traysIncluded: 12,
  polish: 'UPC',
  ordering: {
    pattern: 'QT-{trays}-{polish}',
    slots: {
      trays: slot('Trays', [
        { code: '12' },
        { code: '24', attributes: { traysIncluded: 24 } },
        { code: '6', attributes: { traysIncluded: 6 } },
        { code: 'X', label: 'To a drawing' },
      ]),
      polish: slot('Polish', [
        { code: 'U', label: 'UPC' },
        { code: 'A', label: 'APC' },
      ]),
    },
  },
})
const housing = productOf({
  partNumber: 'QH-E',
  variants: [{ partNumber: 'QH-E' }, { partNumber: 'QH-M', description: 'To a drawing' }],
  ordering: {
    pattern: 'QH-{load}',
    slots: { load: slot('Load', [{ code: 'E' }, { code: '144', attributes: { ports: 144 } }]) },
  },
})
const filled = productOf({
  partNumber: 'QF',
  includes: [{ partNumber: 'TRAY', quantity: 2 }],
  variants: [
    { partNumber: 'QF', description: 'Two trays' },
    { partNumber: 'QF-6', description: 'Six trays' },
    { partNumber: 'QF-30M', length: 30 },
  ],
})
const keyed = productOf({
  partNumber: 'QK',
  variants: [{ partNumber: 'QK' }, { partNumber: 'QK-2', description: 'Two keys' }],
})

test.each([
  // More of what is counted is in the box, and nobody says where.
  [box, 'QT-24-U', true],
  [housing, 'QH-144', true],
  // Fewer take up no more.
  [box, 'QT-6-U', false],
  [box, 'QT-12-U', false],
  [box, 'QT-12-A', false],
  // Words alone, where other numbers tell of more in the box, or the box holds something.
  [box, 'QT-X-U', true],
  [housing, 'QH-M', true],
  [filled, 'QF-6', true],
  [filled, 'QF', false],
  [filled, 'QF-30M', false],
  [keyed, 'QK-2', false],
  [keyed, 'QK', false],
])('%#: of %o as %s', (product, number, isOpen) => {
  expect(hasOpenContents(product, number, definitions)).toBe(isOpen)
})
