import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createTypedReader,
  readCount,
  readTyped,
  typedNumber,
  writeTyped,
  type TypedNumber,
} from './typed-number.ts'

const nnbsp = '\u202f'
const nbsp = '\u00a0'
const as = (locale: string) => createTypedReader(locale)

describe('a number is read as the people of a locale type it', () => {
  test.each<[string, string, TypedNumber]>([
    ['en-US', '15,000', 15000],
    ['en-US', '1,500', 1500],
    ['en-US', '1.500', 1.5],
    ['en-US', '1,234,567.89', 1234567.89],
    ['en-GB', '15 000', 15000],
    ['en-IN', '12,34,567', 1234567],
    ['en-IN', '1,234,567', 1234567],
    ['de-DE', '15.000', 15000],
    ['de-DE', '1.500', 1500],
    ['de-DE', '1,500', 1.5],
    ['de-DE', '1,5', 1.5],
    ['de-DE', '1.234.567,89', 1234567.89],
    ['de-AT', '1.500', 1500],
    ['de-AT', `1${nbsp}500,5`, 1500.5],
    ['de-CH', '1’500.5', 1500.5],
    ['de-CH', "1'500", 1500],
    ['fr-FR', `15${nnbsp}000`, 15000],
    ['fr-FR', '15 000,25', 15000.25],
    ['fr-FR', '1,5', 1.5],
    ['sv-SE', `1${nbsp}500`, 1500],
    ['sv-SE', '−1,5', -1.5],
    ['ar-EG', '١٬٥٠٠٫٢٥', 1500.25],
    ['ar-EG', '\u061c-١٫٥', -1.5],
    // Who has a keyboard of Latin digits types their signs.
    ['ar-EG', '1,500.25', 1500.25],
    ['hi-IN', '1,50,000', 150000],
    ['hi-IN-u-nu-deva', '१,५०,०००.५', 150000.5],
    ['fa-IR', '۱٬۵۰۰', 1500],
  ])('%s: %j is %j', (locale, text, number) => {
    expect(as(locale)(text)).toBe(number)
  })
})

describe('what its people would not type', () => {
  test.each<[string, string, number]>([
    // Can only be one number.
    ['en-US', '0,3', 0.3],
    ['en-US', '0,300', 0.3],
    ['en-US', '12,5', 12.5],
    ['en-US', '1.500,25', 1500.25],
    ['en-US', '1.500.000', 1500000],
    ['de-DE', '1.5', 1.5],
    ['de-DE', '0.500', 0.5],
    ['de-DE', '1,500.25', 1500.25],
    ['de-DE', '1500.125', 1500.125],
    ['fr-FR', '1.5', 1.5],
    ['fr-FR', '1.500,5', 1500.5],
    ['sv-SE', '1,500.5', 1500.5],
  ])('is read where it can be one number: %s, %j is %j', (locale, text, number) => {
    expect(as(locale)(text)).toBe(number)
  })

  test.each([
    ['fr-FR', '1.500'],
    ['sv-SE', '15.000'],
    ['de-CH', '1,500'],
  ])('is unclear where it may be two: %s, %j', (locale, text) => {
    expect(as(locale)(text)).toBe('unclear')
  })

  test.each(['', '.', ',', '-', '1,50,00', '1.2.3', '1,5,2', '12 mm', 'x', '1e999', '1 50', '1٣'])(
    'is no number anywhere: %j',
    (text) => {
      for (const locale of ['en-US', 'de-DE', 'fr-FR', 'sv-SE']) {
        expect([locale, as(locale)(text)]).toEqual([locale, undefined])
      }
    },
  )

  test('is none in digits of two scripts', () => {
    expect(as('ar-EG')('١2')).toBeUndefined()
    expect(as('en-US')('١٢')).toBeUndefined()
  })
})

test.each([
  ['.5', 0.5],
  ['12.', 12],
  ['+3', 3],
  ['-0', 0],
  ['1e3', 1000],
  ['2.5E-7', 2.5e-7],
  [' −40 ', -40],
])('as programs write it: %j is %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

describe('a count', () => {
  const count = (locale: string, text: string) => readCount(text, as(locale))

  test.each<[string, string, ReturnType<typeof readCount>]>([
    ['en-US', '1,000', 1000],
    ['en-US', '40.0', 40],
    ['en-US', '40.00', 40],
    ['en-US', '007', 7],
    ['de-DE', '1.000', 1000],
    ['de-DE', '15.000,00', 15000],
    ['fr-FR', `1${nnbsp}000`, 1000],
    ['de-DE', '1,5', 'not whole'],
    ['de-DE', '2.5', 'not whole'],
    ['ar-EG', '١٬٠٠٠', 1000],
    ['en-US', 'many', undefined],
  ])('%s: %j is %j', (locale, text, number) => {
    expect(count(locale, text)).toBe(number)
  })

  test.each([
    ['en-US', '1.000'],
    ['en-US', '40.000'],
    ['de-DE', '1,000'],
    ['fr-FR', '1.000'],
    ['sv-SE', '1,000'],
  ])('is unclear where thousands may be meant: %s, %j', (locale, text) => {
    expect(count(locale, text)).toBe('unclear')
  })
})

test('a number comes back as a locale writes it, grouped or not', () => {
  const locales = ['en-US', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'sv-SE', 'es-ES', 'pl-PL', 'en-IN']
  const number = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 1000)
  for (const locale of [...locales, 'ar-EG', 'fa-IR', 'hi-IN', 'bn-BD', 'pt-PT', 'it-CH']) {
    const read = as(locale)
    fc.assert(
      fc.property(number, fc.boolean(), (value, useGrouping) => {
        const options = { useGrouping, maximumFractionDigits: 3 }
        expect(read(new Intl.NumberFormat(locale, options).format(value))).toBe(value + 0)
      }),
    )
  }
})

test('what a field shows is read as it was', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readTyped(writeTyped(value))).toBe(value + 0)
    }),
  )
  expect(writeTyped(1.5)).toBe('1.5')
})
