import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCompareState } from './compare-state.ts'
import { parseCompareState, withAdded } from './compare-state.ts'

const parse = (query: string) => parseCompareState(new URLSearchParams(query))

describe('the address of a comparison', () => {
  test('says what is compared, which rows and whose units', () => {
    expect(parse('products=a,%20B-1+,,c&show=differences&units=us&swap=2')).toEqual({
      products: ['a', 'B-1', 'c'],
      differences: true,
      units: 'us',
      swap: 2,
    })
    expect(parse('units=feet&swap=5&show=all')).toEqual({ products: [], differences: false })
    expect(parse('swap=1.5').swap).toBeUndefined()
  })

  test('reads no more than anybody would write', () => {
    const { products } = parse(`products=${Array(99).fill('x'.repeat(500)).join(',')}`)
    expect(products).toEqual(Array(12).fill('x'.repeat(80)))
  })

  test('keeps its commas, and comes out as it went in', () => {
    expect(formatCompareState({ products: ['a', 'B+1/2'] })).toBe('products=a,B%2B1%2F2')
    const names = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map((text) => {
      const name = text.replaceAll(',', '').trim()
      return name.isWellFormed() && name ? name : 'name'
    })
    fc.assert(
      fc.property(
        fc.array(names, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom('metric' as const, 'us' as const, undefined),
        fc.constantFrom(1, 4, undefined),
        (products, differences, units, swap) => {
          const state = { products, differences, ...(units && { units }), ...(swap && { swap }) }
          expect(parse(formatCompareState(state))).toEqual(state)
        },
      ),
    )
  })
})

test('what is added stands last, or where it was to be swapped', () => {
  const state = { products: ['a', 'b', 'c'], differences: false }
  expect(withAdded(state, 'x, y')).toEqual(['a', 'b', 'c', 'x', 'y'])
  expect(withAdded({ ...state, swap: 2 }, 'x')).toEqual(['a', 'x', 'c'])
  expect(withAdded({ ...state, swap: 4 }, 'x')).toEqual(['a', 'b', 'c', 'x'])
})
