import { createTypedReader } from '#domain/texts/typed-number.ts'
import * as locale from '#texts/locale.ts'

/**
 * Makes figures of a text points and digits, as the rest of the reading has them, where a locale writes
 * them otherwise: '1.500,5 mm' is 1500.5 mm in German. What has a point before its decimals stays; so
 * do dates, versions and part numbers, which are no figures.
 */
export function createFigureSpeller(tag: string): (text: string) => string {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(12345.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  if (signOf('decimal') === '.') return (text) => text
  const read = createTypedReader(tag)
  const blank = /\s/.test(signOf('group')) ? String.raw`(?:[ \u00a0\u2009\u202f]\d{3})*` : ''
  const figure = new RegExp(
    String.raw`(?<![\p{L}\p{N}][-.,]?|[.,])\d+(?:\.\d{3})*${blank}(?:,\d{1,3})?(?![.,]?\d)`,
    'gu',
  )
  return (text) =>
    text.replace(figure, (written) => {
      const number = /\D/.test(written) ? read(written) : undefined
      return typeof number === 'number' ? String(number) : written
    })
}

/** As the site's locale has them. */
export const inPoints = /* @__PURE__ */ createFigureSpeller(locale.locale)
