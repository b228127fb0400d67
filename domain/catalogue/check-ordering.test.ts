import { expect, test } from 'vitest'
import { checkCatalogue, type CatalogueRules } from './check.ts'

const rules: CatalogueRules = {
  families: ['Panels'],
  attributes: [
    { key: 'productFamily', label: 'Family' },
    { key: 'subFamily', label: 'Type' },
    { key: 'depth', label: 'Depth', unit: 'mm' },
    { key: 'connector', label: 'Connector', values: ['LC', 'SC'] },
  ],
  fixedRoutes: new Map(),
  stored: undefined,
}
const panel = {
  product: 'Panel 24',
  partNumber: 'VP-24',
  productFamily: 'Panels',
  subFamily: 'Rack panels',
  rank: 1,
}
const lens = { ...panel, product: 'Ball lens', partNumber: 'L', rank: 2 }

const meters = { label: 'Length', unit: 'm', min: 1, max: 20, step: 0.5 }
const ordered = (slots: object) => ({ ordering: { pattern: 'VP-24-{length}', slots } })

const chosen = (attributes: unknown) =>
  ordered({ length: { label: 'Length', values: [{ code: 'A', attributes }] } })

/** Faults of a sound catalogue with its panel changed, as `field severity: message`. */
function faultsWith(changes: object) {
  const files = [
    { file: 'lens.json', data: { ...lens, slug: 'lens' } },
    { file: 'panel-24.json', data: { ...panel, slug: 'panel-24', ...changes } },
  ]
  return checkCatalogue(files, rules).map(
    ({ file, field, severity, message }) => `${file} ${field} ${severity}: ${message}`,
  )
}

test('sound variants that the pattern makes, the own number among them, are no faults', () => {
  const variants = [
    { partNumber: 'VP-24', stock: 'stock' },
    { partNumber: 'VP-24-1M', length: 1, stock: 'stock', packQuantity: 10 },
    { partNumber: 'VP-24-2M5', length: 2.5, connector: ['LC', 'SC'], stock: 'order', leadDays: 10 },
  ]
  expect(faultsWith({ variants })).toEqual([])
  expect(faultsWith({ variants: variants.slice(1), ...ordered({ length: meters }) })).toEqual([])
  expect(faultsWith(chosen({ depth: [3, 5], connector: null }))).toEqual([])
})

test.each<[object, string, RegExp]>([
  [{ variants: 'VP-24-A' }, 'variants error', /must be a list of variants/],
  [{ variants: [{ stock: 'stock' }] }, 'variants error', /entry 1 has no partNumber: write/],
  [
    { variants: [{ partNumber: 'VP-24-A' }] },
    'variants error',
    /VP-24-A: its stock is missing: write one of stock, order/,
  ],
  [
    { variants: [{ partNumber: 'VP-24-A', stock: 'order', leadDays: 1.5 }] },
    'variants error',
    /VP-24-A: its leadDays is 1.5: write a whole number above 0/,
  ],
  [
    { variants: [{ partNumber: 'VP-24-A', stock: 'order', length: { a: 1 } }] },
    'variants error',
    /VP-24-A: length must be text, a number/,
  ],
  [
    { variants: [{ partNumber: ' l', stock: 'stock' }] },
    'variants error',
    /“l” is also a number of lens\.json: give each its own/,
  ],
  [
    {
      variants: [
        { partNumber: 'VP-24-A', stock: 'stock' },
        { partNumber: 'vp-24-a', stock: 'stock' },
      ],
    },
    'variants error',
    /“vp-24-a” stands twice/,
  ],
  [{ ordering: 'VP-24-{length}' }, 'ordering error', /must be \{pattern, slots\}: write/],
  [{ ordering: { pattern: 'VP-24-A' } }, 'ordering error', /has no \{slot\}/],
  [ordered({}), 'ordering error', /\{length\} is in the pattern but not in slots: describe/],
  [
    ordered({ length: meters, color: meters }),
    'ordering error',
    /slot “color” is not in the pattern: write \{color\} there/,
  ],
  [ordered({ length: { label: 'Length' } }), 'ordering error', /offers nothing: give it values/],
  [
    ordered({ length: { ...meters, step: 0.4 } }),
    'ordering error',
    /slot “length”: step 0.4 does not divide 1 to 20: choose a step/,
  ],
  [ordered({ length: { ...meters, max: 0 } }), 'ordering error', /a range needs min, max and/],
  [ordered({ length: { ...meters, unit: '' } }), 'ordering warning', /without a unit: write/],
  [
    ordered({ length: { label: 'Length', values: [{ code: 'A-B' }, { code: 'C' }] } }),
    'ordering error',
    /slot “length”, value 1: code must be letters and digits/,
  ],
  [
    chosen({ connector: 'CL' }),
    'ordering warning',
    /slot “length”, A: connector “CL” is not in this field's vocabulary/,
  ],
  [chosen({ deep: 3 }), 'ordering warning', /slot “length”, A: deep is no attribute of this/],
  [chosen({ depth: '3 mm' }), 'ordering warning', /slot “length”, A: depth “3 mm” is a text/],
  [
    chosen({ depth: { about: 3 } }),
    'ordering error',
    /slot “length”, A: depth must be text, a number/,
  ],
  [chosen('LC'), 'ordering error', /slot “length”, A: attributes must be a map of/],
  [
    {
      ...ordered({ length: meters }),
      variants: [{ partNumber: 'VP-24-30M', stock: 'stock' }],
    },
    'variants error',
    /VP-24-30M cannot be ordered: Length must be 1 to 20\u00a0m in .* Correct this variant/,
  ],
])('each fault is told once, with its field and what to write: %j', (changes, start, message) => {
  expect(faultsWith(changes)).toEqual([expect.stringMatching(message)])
  expect(faultsWith(changes)[0]).toContain(`panel-24.json ${start}: `)
})
