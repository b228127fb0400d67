import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttributeValue } from './attribute.ts'
import { canConvert, fromUnit, toUnit } from './units.ts'

test.each<[AttributeValue, string, string, AttributeValue]>([
  [25.4, 'mm', 'in', 1],
  [44.45, 'mm', 'in', 1.75],
  [482.6, 'mm', 'in', 19],
  [0.9, 'mm', 'in', 0.0354],
  [100, 'm', 'ft', 328],
  [3, 'm', 'ft', 9.84],
  [39, 'kg', 'lb', 86],
  [-40, '°C', '°F', -40],
  [75, '°C', '°F', 167],
  [{ min: -25, max: 60 }, '°C', '°F', { min: -13, max: 140 }],
  [{ max: 12.7, basis: 'largest entry' }, 'mm', 'in', { max: 0.5, basis: 'largest entry' }],
  ['to order', 'mm', 'in', 'to order'],
  [true, 'kg', 'lb', true],
])('%j %s is in %s %j', (value, from, to, expected) => {
  expect(toUnit(value, from, to)).toEqual(expected)
})

test('units without a conversion are told, not guessed', () => {
  expect(canConvert('mm', 'in')).toBe(true)
  expect(canConvert('in', 'mm')).toBe(false)
  expect(canConvert('dB', 'in')).toBe(false)
  expect(() => toUnit(1, 'dB', 'in')).toThrow('no conversion from dB to in')
})

describe('a bound that is typed in the unit of the U.S.', () => {
  test.each([
    [12, 'mm', 'in', 'up', 305],
    [12, 'mm', 'in', 'down', 304],
    [10, 'mm', 'in', 'up', 254],
    [10, 'mm', 'in', 'down', 254],
    [4, 'mm', 'in', 'up', 101.6],
    [1.75, 'mm', 'in', 'up', 44.5],
    [100, 'm', 'ft', 'none', 30.5],
    [5, 'kg', 'lb', 'up', 2.27],
    [-40, '°C', '°F', 'none', -40],
    [32, '°C', '°F', 'none', 0],
    [0, 'mm', 'in', 'down', 0],
  ] as const)('%d, of %s in %s, is moved %s to %d', (typed, from, to, outward, bound) => {
    expect(fromUnit(typed, from, to, outward)).toBe(bound)
  })

  test('is shown as it was typed, and leaves out nothing that is shown as no more', () => {
    const typed = fc.integer({ min: -999, max: 999 })
    fc.assert(
      fc.property(typed, fc.constantFrom('up', 'down', 'none'), (number, outward) => {
        for (const [from, to] of [
          ['mm', 'in'],
          ['m', 'ft'],
          ['kg', 'lb'],
          ['°C', '°F'],
        ] as const) {
          const bound = fromUnit(number, from, to, outward)
          expect(toUnit(bound, from, to)).toBe(number)
          if (outward === 'up')
            expect(bound).toBeGreaterThanOrEqual(fromUnit(number, from, to, 'down'))
        }
      }),
    )
  })

  test('is no bound in units without a conversion', () => {
    expect(() => fromUnit(1, 'nm', 'in', 'up')).toThrow('There is no conversion from in to nm')
  })
})
