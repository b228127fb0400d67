import { describe, expect, test } from 'vitest'
import { indexFacets } from './facet-index.ts'
import {
  countFacets,
  knownRanges,
  knownSelection,
  selectProducts,
  type Passing,
  type Selection,
} from './facets.ts'
import { reservedParameters } from './listing-state.ts'
import { sampleProducts } from './products.fixture.ts'
import type { Ranges } from './range.ts'

const definitions = [
  {
    key: 'mode',
    label: 'Fiber mode',
    explain: 'How many paths.',
    values: ['Singlemode', 'Multimode'],
  },
  { key: 'fiberCount', label: 'Fibers', unit: 'fibers', explain: 'How many.' },
]
const index = indexFacets(
  sampleProducts([
    { mode: ['Multimode'], fiberCount: [144], zebra: ['x'] },
    { mode: ['Singlemode'], fiberCount: [24], alpha: [true] },
    { mode: ['Singlemode', 'Multimode'], fiberCount: [2] },
    {},
  ]),
  definitions,
)
const positions = (passing: Passing) => [...passing.keys()].filter((position) => passing[position])
const all = (size: number): Passing => Array.from({ length: size }, () => true)
const shown = (selection: Selection) => countFacets(index, selection, all(index.size))

describe('filters', () => {
  test('stand in the order of their definitions, unknown fields behind them by label', () => {
    expect(shown({}).map(({ key, label }) => [key, label])).toEqual([
      ['mode', 'Fiber mode'],
      ['fiberCount', 'Fibers'],
      ['alpha', 'Alpha'],
      ['zebra', 'Zebra'],
    ])
  })

  test('show labels with units, and explain themselves', () => {
    const fibers = shown({})[1]!
    expect(fibers.explain).toBe('How many.')
    expect(fibers.values.map(({ value, label }) => [value, label])).toEqual([
      ['2', '2\u00a0fibers'],
      ['24', '24\u00a0fibers'],
      ['144', '144\u00a0fibers'],
    ])
  })

  test('leave out fields that no product fills', () => {
    const own = indexFacets(sampleProducts([{}]), definitions)
    expect(countFacets(own, {}, all(1))).toEqual([])
  })

  test('leave out fields whose names the list needs for its own address', () => {
    const names = [...reservedParameters, 'mode.low', 'mode.at']
    const reserved = Object.fromEntries(names.map((key) => [key, ['1']]))
    const own = indexFacets(sampleProducts([{ ...reserved, mode: ['Singlemode'] }]), definitions)
    expect(countFacets(own, {}, all(1)).map(({ key }) => key)).toEqual(['mode'])
  })

  test.each([
    { values: ['Multimode', 'Singlemode'], order: ['Singlemode', 'Multimode'], key: 'mode' },
    { values: ['Other', 'Multimode', '9'], order: ['Multimode', '9', 'Other'], key: 'mode' },
    { values: [10, 9, -5, 2.5, 0], order: ['-5', '0', '2.5', '9', '10'], key: 'any' },
    {
      values: ['10 m', '2 m', '≤ 0,5 m', '-1 m'],
      order: ['-1 m', '≤ 0,5 m', '2 m', '10 m'],
      key: 'any',
    },
    { values: ['SC', 'LC', 12, '3 mm'], order: ['3 mm', '12', 'LC', 'SC'], key: 'any' },
    { values: ['OM10', 'OM3', 'OM4'], order: ['OM3', 'OM4', 'OM10'], key: 'any' },
  ])('order $values as $order', ({ values, order, key }) => {
    const own = indexFacets(
      sampleProducts(values.map((value) => ({ [key]: [value] }))),
      definitions,
    )
    expect(countFacets(own, {}, all(own.size))[0]!.values.map(({ value }) => value)).toEqual(order)
  })

  test('take 12 and “12” for one value', () => {
    const own = indexFacets(sampleProducts([{ n: [12] }, { n: ['12'] }]), [])
    expect(countFacets(own, {}, all(2))[0]!.values).toMatchObject([{ value: '12', count: 2 }])
  })
})

describe('the known part of a selection', () => {
  test('has no unknown fields or values, and stands in the filter’s order', () => {
    const asked = { fiberCount: ['144', 'x', '2'], mode: ['Multimode', 'Singlemode'], nope: ['1'] }
    expect(knownSelection(index, asked)).toEqual({
      mode: ['Singlemode', 'Multimode'],
      fiberCount: ['2', '144'],
    })
    expect(knownSelection(index, { mode: ['nope'] })).toEqual({})
  })
})

describe('measures and intervals', () => {
  const measured = indexFacets(
    sampleProducts([
      { loss: [{ typ: 0.3, max: 0.5, basis: 'two joints' }], span: [{ min: -40, max: 75 }] },
      { loss: [0.5], span: [{ min: -40, max: 65 }] },
      { loss: [{ max: 0.25 }], span: [{ min: -5, max: 45 }] },
      { span: ['-40 to 75 °C'] },
    ]),
    [
      { key: 'loss', unit: 'dB', better: 'lower' },
      { key: 'span', unit: '°C' },
    ],
  )
  const values = (key: string) =>
    countFacets(measured, {}, all(4)).find((facet) => facet.key === key)!.values

  test('count by the number that is worse for the buyer, beside plain numbers', () => {
    expect(values('loss')).toEqual([
      { value: '0.25', label: '0.25\u00a0dB', count: 1 },
      { value: '0.5', label: '0.5\u00a0dB', count: 2 },
    ])
  })

  test('stand in addresses as the texts did that they were, in the order of their lower end', () => {
    expect(values('span').map(({ value, count }) => [value, count])).toEqual([
      ['-40 to 65 °C', 1],
      ['-40 to 75 °C', 2],
      ['-5 to 45 °C', 1],
    ])
    expect(positions(selectProducts(measured, { span: ['-40 to 75 °C'] }))).toEqual([0, 3])
  })
})

describe('ranges', () => {
  const lamps = indexFacets(
    sampleProducts([
      { loss: [{ typ: 0.3, max: 0.5 }], span: [{ min: 1260, max: 1620 }], length: [1, 3, 10] },
      { loss: [0.3], span: [{ min: 1520, max: 1580 }], length: [5] },
      {
        loss: [
          { max: 0.2, basis: 'one' },
          { max: 0.6, basis: 'two' },
        ],
        note: ['0.1', '5..'],
      },
      {
        loss: ['unknown'],
        span: [
          { min: 800, max: 900 },
          { min: 1500, max: 1600 },
        ],
      },
    ]),
    [
      { key: 'loss', unit: 'dB', better: 'lower' },
      { key: 'span', unit: 'nm', covers: 'passes', group: 'Light' },
      { key: 'length', unit: 'm', usUnit: 'ft' },
    ],
  )
  const found = (ranges: Ranges, selection: Selection = {}) =>
    positions(selectProducts(lamps, selection, ranges))

  test('hold the worst of what is promised against a better direction', () => {
    expect(found({ loss: { high: 0.3 } })).toEqual([1])
    expect(found({ loss: { low: 0.4, high: 0.5 } })).toEqual([0])
    // Of several measures the worst, although another would do.
    expect(found({ loss: { high: 0.25 } })).toEqual([])
    expect(found({ loss: { low: 0.6 } })).toEqual([2])
  })

  test('are met by any number of a list, and by any interval that covers them', () => {
    expect(found({ length: { low: 2, high: 4 } })).toEqual([0])
    expect(found({ length: { low: 4 } })).toEqual([0, 1])
    expect(found({ span: { low: 1550, high: 1550 } })).toEqual([0, 1, 3])
    expect(found({ span: { low: 850, high: 850 } })).toEqual([3])
    expect(found({ span: { low: 1300, high: 1550 } })).toEqual([0])
  })

  test('are one more choice of their field, and further the choices of others', () => {
    expect(found({ length: { low: 6 } }, { length: ['5'] })).toEqual([0, 1])
    expect(found({ length: { low: 4 }, loss: { high: 0.3 } })).toEqual([1])
  })

  test('are nothing to fields of words and to those that no product has', () => {
    const ranges = { note: { low: 0 }, nope: { low: 1 }, length: { low: 9 } }
    expect(found(ranges)).toEqual([0])
    expect(knownRanges(lamps, ranges)).toEqual({ length: { low: 9 } })
    expect(knownRanges(lamps, { note: { low: 0 } })).toBeUndefined()
    expect(knownRanges(lamps, undefined)).toBeUndefined()
  })

  test('are asked with what is known of the numbers that are left', () => {
    const facets = countFacets(lamps, {}, all(4), { length: { low: 6 } })
    expect(facets.map(({ key, group, figures }) => [key, group, figures])).toEqual([
      ['loss', undefined, { kind: 'number', unit: 'dB', from: 0.5, to: 0.5 }],
      ['span', 'Light', { kind: 'interval', unit: 'nm', covers: 'passes', from: 1260, to: 1620 }],
      // Its own range is no other filter.
      ['length', undefined, { kind: 'number', unit: 'm', usUnit: 'ft', from: 1, to: 10 }],
      ['note', undefined, undefined],
    ])
  })

  test('and values that the address would take for one are no choice', () => {
    const note = countFacets(lamps, {}, all(4)).find(({ key }) => key === 'note')!
    expect(note.values.map(({ value }) => value)).toEqual(['0.1'])
  })
})
