import { expect, test } from 'vitest'
import { createQuantityReader, isSame } from './quantities.ts'

const read = createQuantityReader({ bolts: ['bolt', 'bolts', 'Schrauben'], RU: ['U', 'rack unit'] })
const values = (text: string) =>
  read(text).map(({ measure, value }) => [measure, Number(value.toPrecision(6))])

test.each([
  [
    'a pipe of 3 m, 0.5 mm thick',
    [
      ['length', 3],
      ['length', 0.0005],
    ],
  ],
  ['moins de 0,3 dB de perte', [['decibel', 0.3]]],
  ['1,728 bolts', [['bolts', 1728]]],
  ['at -40 °C', [['temperature', -40]]],
  ['−40 °F on bad nights', [['temperature', -40]]],
  ['hits -40F in January', [['temperature', -40]]],
  [
    'from 32 to 212 °F',
    [
      ['temperature', 0],
      ['temperature', 100],
    ],
  ],
  [
    '1310 and 1550 nm',
    [
      ['length', 1.31e-6],
      ['length', 1.55e-6],
    ],
  ],
  [
    '40-50 bolts',
    [
      ['bolts', 40],
      ['bolts', 50],
    ],
  ],
  ['a 24-bolt flange', [['bolts', 24]]],
  ['12 brass hex/flat bolts', [['bolts', 12]]],
  ['twelve stainless bolts', [['bolts', 12]]],
  ['mindestens 250 Schrauben', [['bolts', 250]]],
  [
    '2U, or one rack unit',
    [
      ['RU', 2],
      ['RU', 1],
    ],
  ],
  ['12 in deep', [['length', 0.3048]]],
  [
    '10 MW, not 10 mW',
    [
      ['power', 1e7],
      ['power', 0.01],
    ],
  ],
  [
    '24\u{a0}bolts of 3\u{202f}mm',
    [
      ['bolts', 24],
      ['length', 0.003],
    ],
  ],
  ['外径1 mm以下', [['length', 0.001]]],
])('reads %s', (text, expected) => {
  expect(values(text)).toEqual(expected)
})

test.each([
  'VX4-12 bolts on', // A piece of a part number.
  '1x32 or 1:64 or 2×16',
  '144 in 1970',
  'version 2.5 of it',
  'two of them',
  '12 boltless things',
])('finds no figure with a unit in “%s”', (text) => {
  expect(read(text)).toEqual([])
})

test('a tolerance is from here to there', () => {
  expect(values('1310 +-50 nm')).toEqual(values('1260 to 1360 nm'))
  expect(values('20 ± 5 mm')).toEqual(values('15 to 25 mm'))
})

test('a figure counts nothing that another number stands before', () => {
  expect(values('1550 one bolt')).toEqual([['bolts', 1]])
})

test('what is measured in other units is the same within a hundredth', () => {
  const same = (a: string, b: string) => isSame(read(a)[0]!, read(b)[0]!)
  expect(same('12 inches', '305 mm')).toBe(true)
  expect(same('12 inches', '310 mm')).toBe(false)
  expect(same('650 ft', '198 m')).toBe(true)
  expect(same('12 bolts', '12 mm')).toBe(false)
})
