import { describe, expect, test } from 'vitest'
import {
  attributeLookup,
  formatValue,
  formatValues,
  labelFromKey,
  labelOver,
  type Measure,
} from './attribute.ts'

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

describe('a measure', () => {
  test.each<[Measure, string | undefined, string]>([
    [{ max: 0.5 }, 'dB', '≤\u00a00.5\u00a0dB'],
    [{ min: 42 }, 'dB', '≥\u00a042\u00a0dB'],
    [{ typ: 0.3 }, 'dB', 'typ.\u00a00.3\u00a0dB'],
    [{ typ: 0.35, max: 0.5 }, 'dB', 'typ.\u00a00.35, max\u00a00.5\u00a0dB'],
    [{ max: 0.5, typ: 0.35, min: 0 }, 'dB', 'min\u00a00, typ.\u00a00.35, max\u00a00.5\u00a0dB'],
    [{ min: -40, max: 75 }, '°C', '−40 to 75\u00a0°C'],
    [{ min: 1260, max: 1650 }, 'nm', '1260 to 1650\u00a0nm'],
    [{ min: 0.1, max: 1 }, undefined, '0.1 to 1'],
    [{ max: 0.5, basis: 'two joints' }, 'dB', '≤\u00a00.5\u00a0dB, two joints'],
    [
      { min: 42, basis: 'each way', at: '−5 to 70 °C' },
      'dB',
      '≥\u00a042\u00a0dB, each way, −5 to 70 °C',
    ],
  ])('%j in %s reads “%s”', (measure, unit, text) => {
    expect(formatValue(measure, unit)).toBe(text)
  })

  test('stands among others with its own unit', () => {
    const bands = [
      { min: 1270, max: 1350 },
      { min: 1510, max: 1590 },
    ]
    expect(formatValues(bands, 'nm')).toBe('1270 to 1350\u00a0nm, 1510 to 1590\u00a0nm')
  })

  test('says what it is of without half a character, which a page would show as another', () => {
    const said = formatValue({ typ: 1, basis: 'a\udc00', at: '\u202eb' })
    expect(said).toBe('typ.\u00a01, a\ufffd, b')
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
    const known = { key: 'mode', label: 'Fiber mode', unit: 'paths' }
    const define = attributeLookup([known, { key: 'rackUnits', unit: 'RU' }])
    expect(define('mode')).toEqual(known)
    expect(define('rackUnits')).toEqual({ key: 'rackUnits', label: 'Rack units', unit: 'RU' })
    expect(define('constructor')).toEqual({ key: 'constructor', label: 'Constructor' })
  })
})

test('a label leaves out the limit that its values say themselves', () => {
  expect(labelOver('Loss, max', [{ min: 15.6, typ: 16.3, max: 17.1 }])).toBe('Loss')
  expect(labelOver('Loss, max', [{ typ: 0.3, max: 0.5 }])).toBe('Loss')
  expect(labelOver('Loss, max', [{ max: 0.5 }])).toBe('Loss, max')
  expect(labelOver('Loss, max', [0.5])).toBe('Loss, max')
  expect(labelOver('Loss, max', [{ typ: 0.3 }])).toBe('Loss, max')
  expect(labelOver('Loss, max', [{ min: 1, typ: 2 }])).toBe('Loss, max')
  expect(labelOver('Return loss, min', [{ min: 55, typ: 60 }])).toBe('Return loss')
})
