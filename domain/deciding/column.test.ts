import { describe, expect, test } from 'vitest'
import { columnOf } from './column.ts'
import { parsedProduct } from './parsed-product.fixture.ts'

const definitions = new Map(
  [{ key: 'length', unit: 'm' }, { key: 'seat' }, { key: 'height', unit: 'mm' }].map((one) => [
    one.key,
    one,
  ]),
)

const productOf = (fields: Record<string, unknown>) =>
  parsedProduct('valve', { product: 'Valve', partNumber: 'QB', ...fields })
const valve = productOf({
  seat: 'PTFE',
  height: 50,
  variants: [
    { partNumber: 'QB-E', seat: 'EPDM', length: 2, note: 'no attribute', stock: 'stock' },
    { partNumber: 'QB-F', seat: 'FKM', length: 4, stock: 'order' },
  ],
  ordering: {
    pattern: 'QB-{seat}-{length}-{height}',
    slots: {
      seat: { label: 'Seat', values: [{ code: 'N', label: 'NBR' }] },
      length: { label: 'Length', unit: 'm', min: 0.5, max: 9, step: 0.5 },
      height: { label: 'Height', values: [{ code: 'H', label: '80 mm' }] },
    },
  },
})
const columnFor = (number?: string) => columnOf(valve, number, definitions)

describe('a column', () => {
  test('of a product has its own values, and those of its variants where it has none', () => {
    const { id, attributes, isNumber, variants } = columnFor()
    expect([id, isNumber, variants.length]).toEqual(['valve', false, 2])
    expect(attributes).toMatchObject({ seat: ['PTFE'], length: [2, 4] })
  })

  test('of a variant has its values in the place of the product’s, in any spelling', () => {
    const { id, attributes, variants } = columnFor('qb e')
    expect(id).toBe('QB-E')
    expect(attributes).toEqual({ seat: ['EPDM'], length: [2], height: [50] })
    expect(variants.map(({ partNumber }) => partNumber)).toEqual(['QB-E'])
  })

  test('of a number made to order has what was chosen, where it is told alike', () => {
    const { id, partNumber, attributes, choices, variants } = columnFor('qb-n-2m5-h')
    expect([id, partNumber]).toEqual(['QB-N-2M5-H', 'QB-N-2M5-H'])
    // A label of a figure in the attribute's unit says it.
    expect(attributes).toEqual({ seat: ['NBR'], length: [2.5], height: [80] })
    expect(choices).toEqual(['Seat NBR', 'Length 2.5\u00a0m', 'Height 80 mm'])
    expect(variants).toEqual([])
  })

  test('of a number made to order has what its choices state, and not what they leave open', () => {
    const slots = {
      seat: { values: [{ code: 'N', attributes: { seat: null, height: 80, note: 'none' } }] },
    }
    const ordering = { pattern: 'QC-{seat}', slots }
    const made = productOf({ partNumber: 'QC', seat: 'PTFE', height: 50, ordering })
    expect(columnOf(made, 'QC-N', definitions).attributes).toEqual({ height: [80] })
  })

  test('has of a choice that says more than its value the value', () => {
    const slots = { seat: { values: [{ code: 'G', label: 'NBR, green' }] } }
    const made = (seat: string) =>
      columnOf(
        productOf({ partNumber: 'QD', seat, ordering: { pattern: 'QD-{seat}', slots } }),
        'QD-G',
        definitions,
      ).attributes
    expect(made('PTFE')).toEqual({ seat: ['NBR'] })
    expect(made('PTFE, white')).toEqual({ seat: ['NBR, green'] })
  })

  test('of the product’s own number, or of one that nothing makes, is the product', () => {
    expect(columnFor('QB').id).toBe('valve')
    expect(columnFor('QB-N-100M-H').isNumber).toBe(false)
  })
})
