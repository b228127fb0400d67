import { expect, test } from 'vitest'
import { createFigureSpeller } from './typed-figures.ts'

test.each([
  ['de-DE', 'Kabel 1.500 m', 'Kabel 1500 m'],
  ['de-DE', '1.500,5mm und 0,3 dB', '1500.5mm und 0.3 dB'],
  ['de-DE', 'bis -1,5 °C', 'bis -1.5 °C'],
  ['de-DE', '15.000', '15000'],
  ['de-DE', '1.5 mm', '1.5 mm'],
  ['fr-FR', '15\u202f000 h', '15000 h'],
  ['fr-FR', '1 500 mm', '1500 mm'],
  ['fr-FR', '1.500 mm', '1.500 mm'],
  ['sv-SE', '2,25 m', '2.25 m'],
])('%s: “%s” reads “%s”', (locale, text, read) => {
  expect(createFigureSpeller(locale)(text)).toBe(read)
})

test.each([
  'QB-1.500',
  'QB-25,5',
  'am 17.03.2026',
  'Version 2.1.3',
  '1310,1550 nm',
  'IP68, DN 25, 3 Stück',
  '12f',
])('“%s” holds no figure that is written otherwise', (text) => {
  expect(createFigureSpeller('de-DE')(text)).toBe(text)
})

test('English stays as it is', () => {
  expect(createFigureSpeller('en-US')('1,500 m, 1.500 m, 0,3 dB')).toBe('1,500 m, 1.500 m, 0,3 dB')
})
