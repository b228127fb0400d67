import { describe, expect, test } from 'vitest'
import type { Figures } from '#domain/catalogue/facets.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { depth, heat, span } from './figures.fixture.ts'
import { sideText, withTyped, type Side } from './typed-side.ts'

describe('what is typed into a field', () => {
  const typed = (range: Range | undefined, side: Side, text: string, figures = depth) =>
    withTyped(range, side, text, figures, 'metric')

  test('becomes that side of the range', () => {
    expect(typed(undefined, 'high', '305')).toEqual({ range: { high: 305 } })
    expect(typed({ high: 305 }, 'low', '0,5')).toEqual({ range: { low: 0.5, high: 305 } })
    expect(typed({ low: 1, high: 2 }, 'low', ' ')).toEqual({ range: { high: 2 } })
    expect(typed({ low: 1 }, 'low', '')).toEqual({ range: undefined })
    expect(typed(undefined, 'at', '1550', span)).toEqual({ range: { low: 1550, high: 1550 } })
    expect(typed(undefined, 'at', '1530..1565', span)).toEqual({ range: { low: 1530, high: 1565 } })
    expect(typed({ low: 1, high: 1 }, 'at', '', span)).toEqual({ range: undefined })
  })

  test('is nothing where it is no number', () => {
    expect(typed({ low: 1 }, 'low', 'deep')).toBeUndefined()
    expect(typed({ low: 1 }, 'high', '3 dB')).toBeUndefined()
    expect(typed({ low: 1 }, 'high', 'mm')).toBeUndefined()
    expect(typed(undefined, 'at', '1..x', span)).toBeUndefined()
  })

  test.each<[Side, string, Figures, Range]>([
    ['high', '12 in', depth, { high: 305 }],
    ['high', '12"', depth, { high: 305 }],
    ['high', '1 ft', depth, { high: 304.8 }],
    ['low', '30 cm', depth, { low: 300 }],
    ['low', '3 mm', depth, { low: 3 }],
    ['at', '−40 °F', heat, { low: -40, high: -40 }],
    ['at', '-40F', heat, { low: -40, high: -40 }],
    ['at', '1.55 µm', span, { low: 1550, high: 1550 }],
  ])('may bring its unit, whichever is shown: %s %s', (side, text, figures, range) => {
    for (const units of ['metric', 'us'] as const)
      expect(withTyped(undefined, side, text, figures, units)).toEqual({ range })
  })

  test('stands in the address in the attribute’s own unit, and in the field as it was typed', () => {
    for (const [side, text] of [
      ['low', '4'],
      ['high', '12'],
      ['high', '17.5'],
    ] as const) {
      const range = withTyped(undefined, side, text, depth, 'us')?.range
      expect(sideText(range, side, depth, 'us')).toBe(text)
    }
    expect(withTyped(undefined, 'high', '12', depth, 'us')).toEqual({ range: { high: 305 } })
    expect(withTyped(undefined, 'at', '-40', heat, 'us')?.range).toEqual({ low: -40, high: -40 })
  })
})

test('a field shows its side, and an interval’s both where they differ', () => {
  expect(sideText(undefined, 'low', depth, 'metric')).toBe('')
  expect(sideText({ low: 5 }, 'high', depth, 'metric')).toBe('')
  expect(sideText({ low: 5 }, 'low', depth, 'metric')).toBe('5')
  expect(sideText({ low: 5 }, 'at', span, 'metric')).toBe('5')
  expect(sideText({ low: 5, high: 9 }, 'at', span, 'metric')).toBe('5..9')
})
