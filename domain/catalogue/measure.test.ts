import { describe, expect, test } from 'vitest'
import { headline, type AttributeValue, type Better } from './attribute.ts'
import { extentOf, valueText } from './measure.ts'
import { sampleProduct } from './products.fixture.ts'
import { queryWords } from './search.ts'
import { createFieldSearch } from './field-search.ts'

describe('what stands for a value in short', () => {
  test.each<[AttributeValue, Better | undefined, AttributeValue]>([
    [{ max: 0.5, basis: 'two joints' }, 'lower', 0.5],
    [{ min: 9.5, typ: 10, max: 10.5, at: '20 °C' }, 'lower', 10.5],
    [{ min: 42, typ: 48 }, 'higher', 42],
    // Nobody stated the end that counts.
    [{ typ: 0.3 }, 'lower', 0.3],
    [{ min: 0.2 }, 'lower', 0.2],
    [{ max: 60 }, 'higher', 60],
    [{ typ: 5, max: 8 }, undefined, 5],
    [{ max: 8 }, undefined, 8],
    [{ min: 8 }, undefined, 8],
    [{ min: -40, max: 75 }, undefined, { min: -40, max: 75 }],
    [{ min: 0, max: 0, at: 'rest' }, undefined, { min: 0, max: 0 }],
    [12, 'lower', 12],
    ['LC', 'higher', 'LC'],
    [false, undefined, false],
  ])('of %j with %s better is %j', (value, better, short) => {
    expect(headline(value, better)).toEqual(short)
  })
})

test.each<[AttributeValue, string | undefined, string]>([
  [0.5, 'dB', '0.5'],
  [{ min: -40, max: 75 }, '°C', '-40 to 75 °C'],
  [{ min: 0.1, max: 1 }, '', '0.1 to 1'],
  [{ min: 0.1, max: 1 }, undefined, '0.1 to 1'],
  ['OM4', 'nm', 'OM4'],
  [true, undefined, 'true'],
])('%j in %s stands in an address as “%s”', (value, unit, text) => {
  expect(valueText(value, unit)).toBe(text)
})

test.each<[AttributeValue, object | undefined]>([
  [7, { min: 7, max: 7 }],
  [
    { min: 1, typ: 2, max: 3 },
    { min: 1, max: 3 },
  ],
  [
    { typ: 2, max: 3 },
    { min: 2, max: 3 },
  ],
  [{ max: 0 }, { min: 0, max: 0 }],
  [{ min: 4 }, { min: 4, max: 4 }],
  ['7', undefined],
  [true, undefined],
])('%j reaches %j', (value, extent) => {
  expect(extentOf(value)).toEqual(extent)
})

test('measures and intervals are found as they are shown, and as they are written with a dash', () => {
  const product = sampleProduct({
    attributes: {
      loss: [{ typ: 0.35, max: 0.5, basis: 'two joints' }],
      span: [{ min: 1260, max: 1650 }],
    },
  })
  const definitions = [
    { key: 'loss', unit: 'dB', better: 'lower' as const, alsoWritten: ['IL{}'] },
    { key: 'span', unit: 'nm' },
  ]
  const { holding } = createFieldSearch([product], definitions)
  for (const query of ['two joints', 'IL0.5', '1260–1650 nm', '1260 to 1650', 'max 0.5 dB']) {
    expect(holding(queryWords(query)), query).toEqual([true])
  }
  expect(holding(queryWords('1261-1650'))).toEqual([false])
})
