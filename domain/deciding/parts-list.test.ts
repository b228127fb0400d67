import { describe, expect, test } from 'vitest'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { maxQuantity, readItems } from './list-items.ts'
import { listTotals } from './list-totals.ts'
import { parsedProduct } from './parsed-product.fixture.ts'
import { partsList } from './parts-list.ts'

const valve = parsedProduct('valve', {
  partNumber: 'QB-15',
  weight: 0.5,
  compliance: { status: 'Yes', class: 'goods' },
})
const hose = parsedProduct('hose', {
  partNumber: 'QH',
  weight: { typ: 1.5, max: 2 },
  variants: [
    { partNumber: 'QH-1M', length: 1, stock: 'stock', packQuantity: 6 },
    { partNumber: 'QH-2M', length: 2, weight: 3, stock: 'order', leadDays: 10 },
    { partNumber: 'QH-RED', color: 'red', stock: 'stock' },
  ],
  ordering: {
    pattern: 'QH-{length}',
    slots: { length: { label: 'Length', unit: 'm', min: 1, max: 9, step: 0.5 } },
  },
  compliance: { status: 'No' },
})
const old = parsedProduct('old', {
  partNumber: 'QB-1',
  lifecycle: { state: 'withdrawn', lastOrder: '2001-12' },
})
const going = parsedProduct('going', {
  partNumber: 'QB-2',
  lifecycle: { state: 'withdrawn', lastOrder: '2999-12' },
})
const cell = parsedProduct('cell', {
  partNumber: 'QC',
  weight: 0.35,
  variants: [
    { partNumber: 'QC-50', load: 50 },
    { partNumber: 'QC-100', load: 100, weight: 0.4 },
  ],
})
const products = [valve, hose, old, going, cell]
const definitions = new Map<string, AttributeDefinition>([
  ...['length', 'weight', 'color'].map((key) => [key, { key }] as const),
  ['load', { key: 'load', unit: 'kg' }],
])
const list = (text: string) =>
  partsList(
    readItems(text),
    {
      read: createNumberReader(products),
      guess: (written) => (/^q/i.test(written) ? [{ product: hose, partNumber: 'QH-1M' }] : []),
      isWithdrawn: ({ slug }) => slug === 'old' || slug === 'going',
      successorOf: () => valve,
    },
    definitions,
  )
const first = (text: string) => list(text)[0]!

describe('a line', () => {
  test('has what the record states of its number', () => {
    expect(first('qb-15:4')).toEqual({
      state: 'known',
      partNumber: 'QB-15',
      quantity: 4,
      product: valve,
      instead: [],
      weight: 0.5,
      compliance: { status: 'Yes', class: 'goods' },
    })
  })

  test('of a variant says how soon it leaves', () => {
    expect(first('QH-2M:1')).toMatchObject({ stock: 'order', leadDays: 10, weight: 3 })
    expect(first('QH-RED:1')).toMatchObject({ stock: 'stock', weight: 1.5 })
    expect(first('QH-3M5:1')).toMatchObject({ state: 'known', stock: 'order' })
  })

  test('weighs nothing that nobody states: another length weighs otherwise', () => {
    expect(first('QH-1M:6').weight).toBeUndefined()
    expect(first('QH-3M5:1').weight).toBeUndefined()
  })

  test('of a variant that bears another load weighs what its product does, unless it says its own', () => {
    expect(first('QC-50:1').weight).toBe(0.35)
    expect(first('QC-100:1').weight).toBe(0.4)
  })

  test('of a series asks for one of its numbers', () => {
    expect(first('QH:1')).toMatchObject({ state: 'series', product: hose })
    expect(first('QH:1').weight).toBeUndefined()
  })

  test('of what is sold in packs says so where the quantity is none of them', () => {
    expect(first('QH-1M:12')).not.toHaveProperty('packOf')
    expect(first('QH-1M:7').packOf).toBe(6)
  })

  test('of what is no longer made names what to order instead', () => {
    expect(first('QB-1:2')).toMatchObject({
      state: 'withdrawn',
      partNumber: 'QB-1',
      instead: [{ partNumber: 'QB-15' }],
    })
  })

  test('of what can be ordered until a day to come says until when', () => {
    expect(first('QB-2:2')).toMatchObject({ state: 'withdrawn', lastOrder: '2999-12' })
    expect(first('QB-1:2')).not.toHaveProperty('lastOrder')
  })

  test('that nobody knows is kept as it was written, with what may have been meant', () => {
    expect(first('QH-1O:2')).toMatchObject({
      state: 'unknown',
      partNumber: 'QH-1O',
      quantity: 2,
      instead: [{ partNumber: 'QH-1M' }],
      reason: expect.stringMatching(/^QH-1O cannot be ordered: Length must be 1 to 9.m/),
    })
    expect(first('my own:3')).toMatchObject({ state: 'unknown', instead: [] })
  })
})

describe('a list', () => {
  test('has each number once, in whatever case it was written', () => {
    expect(
      list('qh-3m5:2,QB-15:1,QH-3M5:3,zz:1').map((one) => [one.partNumber, one.quantity]),
    ).toEqual([
      ['QH-3M5', 5],
      ['QB-15', 1],
      ['zz', 1],
    ])
    expect(first(`QB-15:${maxQuantity},qb-15:5`).quantity).toBe(maxQuantity)
  })

  test('guesses what is meant of so many lines only', () => {
    const text = Array.from({ length: 60 }, (_, i) => `QX-${i}:1`).join(',')
    expect(list(text).filter(({ instead }) => instead.length)).toHaveLength(40)
  })

  test('weighs what is known to weigh, and counts by compliance', () => {
    const totals = listTotals(list('QB-15:4,QH-2M:2,QH-1M:6,zz:1'))
    expect(totals).toMatchObject({ lines: 4, pieces: 13, weight: 8, weighed: 2 })
    expect(totals.shares).toEqual([
      { status: 'No', lines: 2, pieces: 8 },
      { status: 'Yes', lines: 1, pieces: 4 },
      { status: undefined, lines: 1, pieces: 1 },
    ])
  })
})
