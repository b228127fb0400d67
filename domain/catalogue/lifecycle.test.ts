import { describe, expect, test } from 'vitest'
import { isDate } from '#domain/records/product-members.ts'
import { openLastOrder, readLifecycle } from './lifecycle.ts'
import { parseProduct } from './product.ts'

describe('the lifecycle of a product', () => {
  test('is read whole where it is sound', () => {
    const lifecycle = {
      state: 'withdrawn',
      from: '2025-06',
      lastOrder: '2025-12-31',
      replacedBy: 'V-2',
    }
    expect(readLifecycle(lifecycle)).toEqual(lifecycle)
  })

  test('is read without what is malformed of it', () => {
    const wrong = { state: 'new', from: 'June', lastOrder: 2025, replacedBy: ' ', more: 1 }
    expect(readLifecycle(wrong)).toEqual({ state: 'new' })
  })

  test.each([undefined, null, 'new', 5, [], ['new'], {}, { state: 'old' }, { from: '2025-06' }])(
    'is none where it is %j',
    (value) => {
      expect(readLifecycle(value)).toBeUndefined()
    },
  )

  test.each([
    [{ lifecycle: 'gone' }],
    [{ lifecycle: { state: 5, from: {} } }],
    [{ aka: 5 }],
    [{ aka: { MST: true } }],
    [{ aka: [1, null, ['x']] }],
  ])('malformed as in %j takes no product down', (fields) => {
    const parsed = parseProduct('lens', { product: 'Lens', slug: 'lens', ...fields })
    expect(parsed).toMatchObject({ ok: true, product: { included: true, aka: [] } })
  })

  test('neither it nor other names are attributes', () => {
    const fields = { lifecycle: { state: 'active' }, aka: ['MST'], color: 'Red' }
    const parsed = parseProduct('lens', { product: 'Lens', slug: 'lens', ...fields })
    expect(parsed.ok && parsed.product.attributes).toEqual({ color: ['Red'] })
  })
})

test.each([
  ['2025-06', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13', false],
  ['2025', false],
  ['2025-6', false],
  ['06/2025', false],
  ['2025-06-01T00:00', false],
  [20_250_601, false],
])('%j is a date: %s', (value, sound) => {
  expect(isDate(value)).toBe(sound)
})

test('orders are taken to the end of the last day or month', () => {
  const until = (lastOrder: string, today: string) =>
    openLastOrder({ state: 'withdrawn', lastOrder }, today)
  expect(until('2031-12', '2031-12-31T23:00Z')).toBe('2031-12')
  expect(until('2031-12-30', '2031-12-31T00:00Z')).toBeUndefined()
  expect(until('2031-12', '2032-01-01T00:00Z')).toBeUndefined()
  expect(openLastOrder({ state: 'withdrawn' })).toBeUndefined()
})
