import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import { specificationView, wholeSpecification } from './specification-view.ts'

function product(fields: Record<string, unknown>) {
  const parsed = parseProduct('a', { slug: 'a', product: 'A valve', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
const groupsOf = (fields: Record<string, unknown>) => specificationView(product(fields)).groups

test('a specification is grouped by the headings of the definitions, in their order', () => {
  const groups = groupsOf({ stocked: 'Y', body: 'Brass', novel: 'Yes', pressure: 40, bore: 15 })
  expect(groups.map(({ heading, rows }) => [heading, rows.map(({ label }) => label)])).toEqual([
    ['Flow', ['Bore', 'Pressure, max']],
    ['Build', ['Body']],
    ['Supply', ['In stock']],
    // Of what nobody described.
    ['', ['Novel']],
  ])
})

test('values have ranges and conditions, and both units where the definition names two', () => {
  const groups = groupsOf({
    pressure: { typ: 20, max: 25, basis: 'cold', at: '20 °C' },
    operatingTemperature: { min: -20, max: 120 },
    bore: [15, 20],
    weight: { max: 2, basis: 'with lever' },
  })
  expect(groups.flatMap(({ rows }) => rows)).toEqual([
    { label: 'Bore', value: '15, 20\u00a0mm', us: '0.591, 0.787\u00a0in' },
    { label: 'Pressure', value: 'typ.\u00a020, max\u00a025\u00a0bar, cold, 20 °C' },
    { label: 'Operating temperature', value: '−20 to 120\u00a0°C', us: '−4 to 248\u00a0°F' },
    {
      label: 'Weight',
      value: '≤\u00a02\u00a0kg, with lever',
      us: '≤\u00a04.41\u00a0lb, with lever',
    },
  ])
})

test('a small weight is told in grams and ounces', () => {
  const weightOf = (weight: unknown) => groupsOf({ weight })[0]?.rows[0]
  expect(weightOf(0.016)).toMatchObject({ value: '16\u00a0g', us: '0.564\u00a0oz' })
  expect(weightOf([0.05, 0.09])?.value).toBe('50, 90\u00a0g')
  expect(weightOf({ min: 0.05, max: 1.5 })?.value).toMatch(/kg/)
})

test('dimensions that only the size has stand beside the weight, others as they are', () => {
  const sized = product({ weight: 1, size: { width: 60, length: 5 }, width: 61 })
  expect(wholeSpecification(sized).map(({ key, values }) => [key, values])).toEqual([
    ['weight', [1]],
    ['width', [61]],
  ])
  const [build] = groupsOf({ weight: 1, size: { width: 50.8, depth: 254 } })
  expect(build).toEqual({
    heading: 'Build',
    rows: [
      { label: 'Weight', value: '1\u00a0kg', us: '2.2\u00a0lb' },
      { label: 'Depth', value: '254\u00a0mm', us: '10\u00a0in' },
      { label: 'Width', value: '50.8\u00a0mm', us: '2\u00a0in' },
    ],
  })
})

test.each([
  [{ width: 60, height: 58, depth: 92 }, true],
  [{ height: 58, depth: 92 }, true],
  [{ diameter: 63, depth: 30 }, true],
  [{ diameter: 63 }, false],
  [{ width: 60 }, false],
  [{ width: 60, diameter: 63 }, false],
  [undefined, false],
  ['large', false],
])('of the size %j there is a drawing: %s', (size, expected) => {
  expect(specificationView(product({ size })).hasDrawing).toBe(expected)
})

test('openings are told kind by kind, in the place of their number and the largest', () => {
  const entries = [
    { count: 1, shape: 'oval', minDiameter: 10, maxDiameter: 25, cables: 2 },
    { count: 5, shape: 'round', maxDiameter: 18 },
  ]
  const rowsOf = (fields: object) =>
    groupsOf({ entries, ...fields })
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => /opening/i.test(label))
  const value = '1 oval for 2 cables, 10 to 25\u00a0mm; 5 round, ≤\u00a018\u00a0mm'
  const us = '1 oval for 2 cables, 0.394 to 0.984\u00a0in; 5 round, ≤\u00a00.709\u00a0in'
  expect(rowsOf({ openings: 6, largestOpening: 25 })).toEqual([
    { label: 'Pipe openings', value, us },
  ])
  // Of another thing than its openings, as the cable that a product brings.
  expect(rowsOf({ openings: 6, largestOpening: 8 })).toEqual([
    { label: 'Pipe openings', value, us },
    { label: 'Largest opening', value: '8\u00a0mm', us: '0.315\u00a0in' },
  ])
  expect(rowsOf({})).toEqual([{ label: 'Pipe openings', value, us }])
})
