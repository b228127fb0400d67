import { describe, expect, test } from 'vitest'
import { convert, dimensionOf, ratioOf, unitOf } from './units.ts'

describe('a figure is converted within its dimension', () => {
  test.each<[number, string, number, string]>([
    [12, 'in', 304.8, 'mm'],
    [100, 'ft', 30.48, 'm'],
    [0.9, 'm', 900, 'mm'],
    [1.31, 'um', 1310, 'nm'],
    [5, 'ghz', 5000, 'mhz'],
    [2, 'lb', 0.90718474, 'kg'],
    [-40, '°f', -40, '°c'],
    [32, '°f', 0, '°c'],
    [149, '°f', 65, '°c'],
    [65, '°c', 149, '°f'],
    [600, 'psi', 41.368542, 'bar'],
    [0.3, 'db', 0.3, 'db'],
  ])('%d %s are %d %s', (value, from, expected, to) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 6)
  })

  test('without the crumbs of binary fractions', () => {
    expect(convert(12, 'in', 'mm')).toBe(304.8)
    expect(convert(19, 'inch', 'cm')).toBe(48.26)
  })

  test.each([
    ['m', 'kg'],
    ['db', 'dbm'],
    ['mm', 'furlong'],
    ['furlong', 'mm'],
  ])('and never from %s to %s', (from, to) => {
    expect(convert(1, from, to)).toBeUndefined()
    expect(ratioOf(from, to)).toBeUndefined()
  })
})

describe('a unit is known', () => {
  test.each([
    ['inches', 'in'],
    ['meters', 'm'],
    ['metres', 'm'],
    ['microns', 'um'],
    ['pounds', 'lb'],
    ['hours', 'h'],
    ['watts', 'w'],
    ['"', 'in'],
    ["'", 'ft'],
  ])('%s is %s', (written, unit) => {
    expect(unitOf(written)).toEqual(unitOf(unit))
  })

  test.each(['mss', 'ins', 'was', 'dbs', 'ws', 'constructor', '__proto__', ''])(
    '“%s” is none',
    (word) => {
      expect(unitOf(word)).toBeUndefined()
      expect(dimensionOf(word)).toBeUndefined()
    },
  )
})

test('a ratio tells how many of one unit go into another', () => {
  expect(ratioOf('km', 'm')).toBe(1000)
  expect(ratioOf('ft', 'm')).toBeCloseTo(0.3048)
})
