import { expect, test } from 'vitest'
import { readQuantities } from './read-quantities.ts'

const read = (text: string) =>
  readQuantities(text).map((one) =>
    one.test === 'number' ? [one.slot, one.comparison, one.value] : [],
  )

test.each<[string, (string | number)[][]]>([
  // What a number means without a comparison is the quantity's to say.
  [
    '144 fibers in 1u',
    [
      ['fiberCount', 'at least', 144],
      ['rackUnits', 'exactly', 1],
    ],
  ],
  ['0.3 db', [['insertionLoss', 'at most', 0.3]]],
  ['return loss of 60 db', [['returnLoss', 'at least', 60]]],
  ['more than 12 ports', [['ports', 'over', 12]]],
  ['up to 48 splices', [['spliceCapacity', 'at most', 48]]],
  ['24 ports or more', [['ports', 'at least', 24]]],
  [
    'between 96 and 288 fibers',
    [
      ['fiberCount', 'at least', 96],
      ['fiberCount', 'at most', 288],
    ],
  ],
  ['fiber count of 96', [['fiberCount', 'at least', 96]]],
  // Into the catalogue's unit.
  ['5 w', [['powerHandling', 'at least', 5000]]],
  ['10 m', [['length', 'exactly', 10]]],
  ['a dozen, or 12', []],
])('“%s” is read with its comparison and unit', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('what is counted in several fields is asked of all of them', () => {
  const fields = (text: string) => readQuantities(text).flatMap((one) => one.fields)
  expect(fields('288 splices')).toEqual(['spliceCapacity', 'ribbonCapacity'])
  expect(fields('12 channels')).toContain('elements')
  expect(fields('attenuation of 10 db')).toEqual(['attenuation', 'attenuationRange'])
  expect(fields('12 ports')).toEqual(['ports'])
})

test('a requirement is told back with its number and comparison', () => {
  const says = (text: string) => readQuantities(text).map((one) => one.says)
  expect(says('1 ports')).toEqual(['at least 1 port'])
  expect(says('under 0.2 db')).toEqual(['insertion loss under 0.2 dB'])
  expect(says('2u')).toEqual(['2 RU'])
})
