import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const read = (text: string) =>
  readFigures(text).map((one) => [one.slot, 'value' in one ? one.value : one.says])

test.each<[string, (string | number)[][]]>([
  ['1550 nm', [['wavelength', 1550]]],
  [
    '1310/1550 nm',
    [
      ['wavelength', 1310],
      ['wavelength', 1550],
    ],
  ],
  [
    '1310/1550',
    [
      ['wavelength', 1310],
      ['wavelength', 1550],
    ],
  ],
  ['at 1064', [['wavelength', 1064]]],
  // With a thing behind it, the number counts that.
  ['at 850 ports', []],
  ['1064', []],
])('“%s” names wavelengths', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('what is rated for a span covers both its ends, in either scale', () => {
  const ends = (text: string) => read(text).map(([, value]) => value)
  expect(ends('-40 to +75')).toEqual([-40, 75])
  expect(ends('85 °c')).toEqual([85])
  expect(ends('185 °f')).toEqual([85])
})

test('a rating is met by a higher one in both of its figures', () => {
  const [rating] = readFigures('ip67')
  expect(rating).toMatchObject({ slot: 'ingressProtection', says: 'IP67', test: 'text' })
  const meets = (value: string) => rating?.test === 'text' && rating.matches.test(value)
  expect(['IP67', 'IP68', 'IP66', 'IP57'].map(meets)).toEqual([true, true, false, false])
})

test('a division among outputs and a ratio of two are asked of different fields', () => {
  const fields = (text: string) => readFigures(text).flatMap((one) => one.fields)
  expect(fields('1x32')).toEqual(['splitRatio'])
  expect(fields('99/1')).toEqual(['couplingRatio'])
})

test.each([
  ['1x32', ['1×32 split']],
  ['1:8', ['1×8 split']],
  ['a 90/10 tap', ['90/10 split']],
  ['a lens array 1x12', []],
  ['na of 0.22', ['numerical aperture at least 0.22']],
])('“%s” is told back as %j', (text, expected) => {
  expect(readFigures(text).map(({ says }) => says)).toEqual(expected)
})
