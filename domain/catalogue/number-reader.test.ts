import { describe, expect, test } from 'vitest'
import { createNumberReader } from './number-reader.ts'
import { parseProduct, type Product } from './product.ts'

function product(slug: string, fields: Record<string, unknown>): Product {
  const parsed = parseProduct(slug, {
    slug,
    product: slug,
    productFamily: 'Hoses',
    rank: 1,
    ...fields,
  })
  return parsed.ok ? parsed.product : expect.fail(parsed.reasons.join())
}

const hose = product('hose', {
  partNumber: 'QH-12',
  variants: [
    { partNumber: 'QH-12-STD', stock: 'stock' },
    { partNumber: 'QV-15', stock: 'stock' },
  ],
  ordering: {
    pattern: 'QH-12-{length}',
    slots: { length: { label: 'Length', unit: 'm', min: 0.5, max: 20, step: 0.5 } },
  },
})
const valve = product('valve', { partNumber: 'QV-15' })
const cut = product('cut', {
  ordering: {
    pattern: '{end}-CUT',
    slots: { end: { label: 'End', values: [{ code: 'A', label: 'Angled' }] } },
  },
})
const later = product('later', {
  partNumber: 'QV-15',
  variants: [{ partNumber: 'QH-12-STD', stock: 'stock' }],
})
const read = createNumberReader([hose, valve, cut, product('plain', {}), later])

describe('a part number', () => {
  test.each<[string, Product, string]>([
    ['QH-12', hose, 'QH-12'],
    [' qh-12-std ', hose, 'QH-12-STD'],
    ['QH‑12‑STD', hose, 'QH-12-STD'],
    // A product's own number, though another's variant has it too.
    ['QV-15', valve, 'QV-15'],
    ['qh-12-2m5', hose, 'QH-12-2M5'],
    ['a-cut', cut, 'A-CUT'],
  ])('%j is known', (written, found, partNumber) => {
    expect(read(written)).toEqual({ product: found, partNumber })
  })

  test.each([
    '',
    ' ',
    'QV-16',
    'QV15',
    'QH-12-',
    'QH-12-0M3',
    'QH-12-99M',
    'QH',
    '{end}-CUT',
    '__proto__',
  ])('%j is of no product', (written) => expect(read(written)).toBeUndefined())
})

test('a pattern that cannot be used makes no number, and hides none that begins alike', () => {
  const slots = { seat: { label: 'Seat', values: [{ code: 'P' }] } }
  const faulty = product('faulty', { ordering: { pattern: 'QB-40-{seat}-{stem}', slots } })
  const sound = product('sound', { ordering: { pattern: 'QB-40-{seat}', slots } })
  const number = createNumberReader([faulty, sound])
  expect(number('qb-40-p')).toEqual({ product: sound, partNumber: 'QB-40-P' })
  expect(number('qb-40-p-9')).toBeUndefined()
})

describe('a series of many', () => {
  /** How often slots are read for some numbers, of so many products. */
  function reads(count: number, ordering: (at: number) => object, asked: readonly string[]) {
    let total = 0
    const counted = (stored: object) =>
      new Proxy(stored, {
        get: (of, field) => {
          if (field === 'slots') total++
          return Reflect.get(of, field)
        },
      })
    const number = createNumberReader(
      Array.from({ length: count }, (_, at) => ({
        partNumber: '',
        ordering: counted(ordering(at)),
      })),
    )
    const known = asked.map((one) => number(one)?.partNumber)
    return { total, known }
  }
  const slots = { length: { label: 'Length', unit: 'm', min: 1, max: 9, step: 1 } }

  test('has its patterns read where its numbers begin and end as one that was asked for', () => {
    const pattern = (at: number) => ({ pattern: `QH-${at % 10}-{length}-X${at}`, slots })
    const asked = ['qh-7-3m-x77', 'qh-7-12m-x77', 'qh-7-3m-x', 'qh-7']
    expect(reads(100, pattern, asked)).toEqual({
      total: 2,
      known: ['QH-7-3M-X77', undefined, undefined, undefined],
    })
  })

  test('has an ordering that all of it share read once', () => {
    const ordering = { pattern: 'QH-12-{length}' }
    let total = 0
    const counted = {
      ...ordering,
      get slots() {
        total++
        return slots
      },
    }
    const number = createNumberReader(
      Array.from({ length: 100 }, () => ({ partNumber: '', ordering: counted })),
    )
    expect(number('QH-12-44M')).toBeUndefined()
    expect(total).toBe(1)
  })
})
