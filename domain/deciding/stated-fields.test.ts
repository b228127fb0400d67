import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { columnOf } from './column.ts'
import { parsedProduct } from './parsed-product.fixture.ts'
import { statedFields } from './stated-fields.ts'

const definitions = [
  { key: 'bore', label: 'Bore', unit: 'mm', usUnit: 'in', group: 'Flow' },
  { key: 'weight', label: 'Weight', unit: 'kg', group: 'Build' },
  { key: 'depth', label: 'Depth', unit: 'cm', group: 'Build' },
  { key: 'funds', label: 'Funds' },
]

let count = 0
const productOf = (family: string, fields: Record<string, unknown>) =>
  parsedProduct(`p${count++}`, { productFamily: family, ...fields })
const valves = [{ bore: 15, weight: 1 }, { bore: 25 }, { funds: 'Yes' }].map((fields) =>
  productOf('Valves', fields),
)
const gauges = [{ weight: 0.2 }, {}, {}].map((fields) => productOf('Gauges', fields))

function fieldsOf(columns: readonly Product[]) {
  return statedFields(
    columns.map((product) => columnOf(product, undefined, new Map())),
    {
      definitions,
      family: (name) => (name === 'Valves' ? valves : name === 'Gauges' ? gauges : columns),
      ofAll: ['funds'],
      leftOut: ['standards'],
    },
  )
}
const said = (columns: readonly Product[]) =>
  Object.fromEntries(fieldsOf(columns).map((field) => [field.key, field.said]))

describe('what columns state', () => {
  test('is not stated where others of the family state it, not applicable where none does', () => {
    expect(said([valves[0]!, valves[2]!, gauges[1]!])).toEqual({
      bore: [[15], 'not stated', 'not applicable'],
      weight: [[1], 'not stated', 'not stated'],
      // Of whatever product it may be asked.
      funds: ['not stated', ['Yes'], 'not stated'],
    })
  })

  test('is not judged by a family of one or two', () => {
    const alone = productOf('Rare', { bore: 5 })
    const other = productOf('Rare', { weight: 5 })
    expect(said([alone, other])).toMatchObject({ weight: ['not stated', [5]] })
  })

  test('has the dimensions of a size beside the attributes, apart where their units are', () => {
    const sized = productOf('Rare', { depth: 4, size: { depth: 40, width: 20 }, standards: ['X'] })
    const other = productOf('Rare', { size: { depth: 50 }, bore: 3 })
    expect(fieldsOf([sized, other]).map(({ key, label, unit }) => [key, label, unit])).toEqual([
      ['bore', 'Bore', 'mm'],
      ['depth', 'Depth', 'cm'],
      ['width', 'Width', 'mm'],
      ['depth of size', 'Depth', 'mm'],
    ])
  })
})

test('a family is looked through once, however often its products are compared', () => {
  let reads = 0
  const family = Array.from({ length: 40 }, (_, at) =>
    Object.defineProperty(productOf('Hoses', {}), 'attributes', {
      get: () => {
        reads++
        return { bore: [at] }
      },
    }),
  )
  const compare = () => {
    reads = 0
    statedFields(
      family.slice(0, 2).map((product) => columnOf(product, undefined, new Map())),
      { definitions, family: () => family, ofAll: [], leftOut: [] },
    )
    return reads
  }
  expect(compare()).toBeGreaterThan(40)
  expect(compare()).toBeLessThan(10)
})
