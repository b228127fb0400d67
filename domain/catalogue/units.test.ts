import { expect, test } from 'vitest'
import type { AttributeValue } from './attribute.ts'
import { canConvert, toUnit } from './units.ts'

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
