import { describe, expect, test } from 'vitest'
import { attributeLookup, formatValue, formatValues, labelFromKey } from './attribute.ts'

describe('a value', () => {
  test.each([
    [12, 'fibers', '12\u00a0fibers'],
    [1, 'fibers', '1\u00a0fiber'],
    [1, 'dB', '1\u00a0dB'],
    [0, 'RU', '0\u00a0RU'],
    [0.25, 'dB', '0.25\u00a0dB'],
    [-40, '°C', '−40\u00a0°C'],
    [1310, 'nm', '1310\u00a0nm'],
    [20000, undefined, '20,000'],
    [1310.12344, 'nm', '1310.1234\u00a0nm'],
    [0.0000214, 'mA', '0.0000214\u00a0mA'],
  ])('%d in %s reads “%s”', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text)
  })

  test.each([
    [true, 'Yes'],
    [false, 'No'],
    ['Y', 'Yes'],
    ['N', 'No'],
    ['LC/UPC', 'LC/UPC'],
    ['-40 to -10 °C', '−40 to −10 °C'],
    ['1-2 m', '1-2 m'],
    ['<script>', '<script>'],
  ])('%s without a unit reads “%s”', (value, text) => {
    expect(formatValue(value)).toBe(text)
  })
})

test('one of a counted thing takes the singular', () => {
  expect(formatValue(1, 'entries')).toBe('1\u00a0entry')
  expect(formatValue(1, 'ports')).toBe('1\u00a0port')
})

describe('several values in one line', () => {
  test('share the unit behind the last number', () => {
    expect(formatValues([1310, 1550], 'nm')).toBe('1310, 1550\u00a0nm')
  })

  test('keep their own units when some are text', () => {
    expect(formatValues([1310, 'C band'], 'nm')).toBe('1310\u00a0nm, C band')
  })

  test('are nothing when there are none', () => {
    expect(formatValues([], 'nm')).toBe('')
  })
})

describe('a field nobody described', () => {
  test.each([
    ['connectorType', 'Connector type'],
    ['beadBaba', 'Bead baba'],
    ['jacket_rating', 'Jacket rating'],
    ['cable-od', 'Cable od'],
    ['lds', 'Lds'],
    ['', ''],
  ])('%s is labelled “%s”', (key, label) => {
    expect(labelFromKey(key)).toBe(label)
  })

  test('gets a definition of its own, whatever its name', () => {
    const known = { key: 'mode', label: 'Fiber mode', explain: 'Single or multi.' }
    const define = attributeLookup([known])
    expect(define('mode')).toBe(known)
    expect(define('constructor')).toEqual({ key: 'constructor', label: 'Constructor' })
  })
})
