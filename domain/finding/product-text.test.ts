import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { factsOf, variationOf } from './product-text.ts'

const valve = sampleProduct({ attributes: { bore: [15], seat: ['PTFE'] } })
const variants = [
  { partNumber: 'A', seat: 'EPDM', note: 'A sentence.', stock: 'stock' },
  { partNumber: 'B', bore: 20, stock: 'stock' },
]
const ordering = {
  pattern: 'Q-{bore}',
  slots: {
    bore: { label: 'Bore', values: [{ code: '9', label: 'nine' }], min: 20, max: 30, step: 1 },
  },
}
const bores = (product: Parameters<typeof factsOf>[0]) =>
  factsOf(product).map((facts) => facts.get('bore'))

test('a product without variants is its record', () => {
  expect(bores(valve)).toEqual([[15]])
  expect(bores({ ...valve, variants: [] })).toEqual([[15]])
  expect(bores({ ...valve, variants: 'none', ordering: 7 })).toEqual([[15]])
})

test('a product with variants is each of them', () => {
  expect(bores({ ...valve, variants })).toEqual([[15], [20]])
  expect(factsOf({ ...valve, variants }).map((facts) => facts.get('seat'))).toEqual([
    ['EPDM'],
    ['PTFE'],
  ])
})

test('a pattern adds what it can make', () => {
  expect(bores({ ...valve, ordering })).toEqual([[15, 'nine', { min: 20, max: 30 }]])
  expect(bores({ ...valve, ordering, variants })).toHaveLength(3)
})

test('a choice is what it states, with all others', () => {
  const slots = {
    bore: {
      values: [
        { code: 'S', label: 'small' },
        { code: 'L', attributes: { bore: 20, seat: null } },
      ],
    },
    seat: {
      values: [
        { code: 'P', label: 'plastic' },
        { code: 'E', attributes: { seat: 'EPDM' } },
      ],
    },
  }
  const chosen = { ...valve, ordering: { pattern: 'Q-{bore}-{seat}', slots } }
  const forms = factsOf(chosen).slice(1)
  expect(forms.map((facts) => [facts.get('bore'), facts.get('seat')])).toEqual([
    [[15, 'small'], ['EPDM']],
    [[20], []],
    [[20], ['EPDM']],
  ])
  expect(statedOf(chosen)).toEqual({ bore: [15, 20], seat: ['PTFE', 'EPDM'] })
  expect(variationOf(chosen, known).varies).toEqual(['bore', 'seat'])
})

test('a range states its figure where the record has none', () => {
  const { attributes: _, ...open } = valve
  expect(bores({ ...open, attributes: {}, ordering })).toEqual([[{ min: 20, max: 30 }]])
})

test('entries are a span, from the smallest to the largest of them', () => {
  const entries = [
    { count: 1, shape: 'round', minDiameter: 10, maxDiameter: 25 },
    { count: 2, shape: 'round', minDiameter: 6, maxDiameter: 18 },
  ]
  const [facts] = factsOf({ ...valve, entries }, 'takes')
  expect(facts!.get('takes')).toEqual([{ min: 6, max: 25 }])
  expect(factsOf(valve, 'takes')[0]!.get('takes')).toBeUndefined()
})

const known = new Set(['bore', 'seat'])
const statedOf = (product: Parameters<typeof variationOf>[0]) =>
  Object.fromEntries(variationOf(product, known).stated)

test('what it states are its own and its variants’ values of known attributes, each once', () => {
  expect(statedOf({ ...valve, variants })).toEqual({ bore: [15, 20], seat: ['PTFE', 'EPDM'] })
  expect(statedOf(valve)).toEqual(valve.attributes)
})

test('it varies in what its variants, its pattern or its entries say', () => {
  const varies = (more: object) => variationOf({ ...valve, ...more }, known, 'takes').varies
  expect(varies({})).toEqual([])
  expect(varies({ variants })).toEqual(expect.arrayContaining(['bore', 'seat']))
  expect(varies({ ordering })).toEqual(['bore'])
  expect(varies({ entries: [] })).toEqual(['takes'])
})
