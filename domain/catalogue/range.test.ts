import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRange, meetsRange, parseRange, rangeOf, type Range } from './range.ts'

describe('a range in the address', () => {
  test.each<[string, Range]>([
    ['144..', { low: 144 }],
    ['..0.3', { high: 0.3 }],
    ['10..20', { low: 10, high: 20 }],
    ['-40..-40', { low: -40, high: -40 }],
    ['1e-7..2E+3', { low: 1e-7, high: 2000 }],
    ['-0..5', { low: 0, high: 5 }],
    // Reversed: swapped, for both numbers were meant.
    ['305..144', { low: 144, high: 305 }],
    ['5..-5', { low: -5, high: 5 }],
  ])('“%s” is %j', (text, range) => {
    expect(parseRange(text)).toEqual(range)
  })

  test.each([
    '',
    '..',
    '144',
    '1...2',
    'a..b',
    '1..b',
    '..x',
    '1 .. 2',
    '1..2..3',
    '1e999..',
    'Infinity..',
    '0x1..',
    '1,5..2',
  ])('“%s” is none', (text) => {
    expect(parseRange(text)).toBeUndefined()
  })

  test('comes back from what was written, whatever its numbers', () => {
    const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(number, number, (low, high) => {
        const range = rangeOf(low, high)
        const expected = range && JSON.parse(JSON.stringify(range, (_, v) => (v === 0 ? 0 : v)))
        expect(range ? parseRange(formatRange(range)) : range).toEqual(expected)
      }),
    )
  })
})

describe('meeting a range', () => {
  test('is lying inside, ends included, for a number', () => {
    const meets = (value: number) => meetsRange(value, { low: 10, high: 20 })
    expect([9.9, 10, 15, 20, 20.1].map(meets)).toEqual([false, true, true, true, false])
    expect(meetsRange(1e9, { low: 10 })).toBe(true)
    expect(meetsRange(-1e9, { high: 10 })).toBe(true)
  })

  test('is covering it for an interval', () => {
    const band = { min: 1260, max: 1620 }
    expect(meetsRange(band, { low: 1550, high: 1550 })).toBe(true)
    expect(meetsRange(band, { low: 1620, high: 1650 })).toBe(false)
    expect(meetsRange(band, { low: 1200, high: 1300 })).toBe(false)
    // Open: the end that was given has to lie in it.
    expect([1260, 1700].map((low) => meetsRange(band, { low }))).toEqual([true, false])
    expect([1200, 1300].map((high) => meetsRange(band, { high }))).toEqual([false, true])
  })

  test.each(['15', true, 'N'])('is nothing that %j can do', (value) => {
    expect(meetsRange(value, { low: 0 })).toBe(false)
  })
})
