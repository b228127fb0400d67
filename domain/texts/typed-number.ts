import * as texts from '#texts/locale.ts'

/** What somebody typed as a number; 'unclear' where it may be either of two, undefined for none. */
export type TypedNumber = number | 'unclear' | undefined

/** What a locale writes numbers with. */
type Signs = { decimal: string; groups: string; digits: string[]; inner: number }

/** No locale has a decimal point that looks like one of these: they part thousands everywhere. */
const blanks = ' \u00a0\u2009\u202f'
const apart = `${blanks}'’`
const figures = String.raw`[\p{Nd}.,'’٫٬\u00a0\u2009\u202f]`

/** A figure and what may stand in it, in the source of an expression: blanks that a line breaks at do not. */
export const figureSource = String.raw`(?:\p{Nd}${figures}*|[.,٫]\p{Nd}${figures}*)`

/**
 * Reads numbers as the people of a locale type them: its own signs have their meaning there, '1.500'
 * is fifteen hundred in German and one and a half in English. What they cannot mean is read as others
 * would have it where it can only be one number, '1.5' in German; of two that it can be, as '1.500' in
 * French, which has no dots, it is neither.
 */
export function createTypedReader(locale: string): (text: string) => TypedNumber {
  const own = signsOf(locale)
  const latin = signsOf(new Intl.Locale(locale, { numberingSystem: 'latn' }).toString())
  return (text) => {
    // Marks of direction stand before a minus.
    const plain = text.replace(/[\u061c\u200e\u200f]/g, '').trim()
    const isOwn = own.digits.some((digit) => plain.includes(digit))
    const signs = isOwn ? own : latin
    const inDigits = isOwn
      ? // Digits of two scripts in one number are none.
        plain.replace(/\p{Nd}/gu, (digit) => 'x0123456789'[own.digits.indexOf(digit) + 1]!)
      : plain
    const [, minus, figure = '', power = ''] =
      /^([-−+]?)([\d.,'’٫٬\s]*[\d.,٫])(e[+-]?\d{1,3})?$/i.exec(inDigits) ?? []
    const value = readFigure(figure, signs)
    if (value === undefined || value === 'unclear') return value
    const number = Number(`${minus === '' || minus === '+' ? '' : '-'}${value}${power}`)
    // No minus zero: it reads as zero the next time.
    return Number.isFinite(number) ? number + 0 : undefined
  }
}

/** As the site's locale has it. */
export const readTyped = /* @__PURE__ */ createTypedReader(texts.locale)

/** The same where what is unclear is asked for again, as what is no number. */
export function typedNumber(text: string): number | undefined {
  const value = readTyped(text)
  return value === 'unclear' ? undefined : value
}

/**
 * A count. Nobody writes forty as 40.000 who does not mean thousands: one with more noughts behind
 * its decimal sign than a price has is unclear, whatever its language.
 */
export function readCount(text: string, read = readTyped): TypedNumber | 'not whole' {
  const value = read(text)
  if (typeof value !== 'number') return value
  if (!Number.isInteger(value)) return 'not whole'
  const digits = text.replace(/\P{Nd}/gu, '').length - String(Math.abs(value)).length
  return digits > 2 && !/^\D*0/.test(text) ? 'unclear' : value
}

/** As it is shown in a field where it can be changed: read again it is the same. */
export function writeTyped(value: number): string {
  return String(value).replace('.', decimalSign)
}

const decimalSign = /* @__PURE__ */ decimalOf(texts.locale)

function decimalOf(locale: string): string {
  return signsOf(new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()).decimal
}

/** The figure as programs write it, or 'unclear'. */
function readFigure(figure: string, signs: Signs): string | undefined {
  const asHere = readingOf(figure, signs.decimal, signs.groups, signs.inner)
  if (asHere !== undefined) return asHere
  const others = ['.', ','].flatMap((decimal) => [
    readingOf(figure, decimal, ''),
    readingOf(figure, decimal, apart),
    readingOf(figure, decimal, decimal === '.' ? ',' : '.'),
  ])
  const found = new Set(others.flatMap((other) => (other === undefined ? [] : Number(other))))
  if (found.size > 1) return 'unclear'
  return others.find((other) => other !== undefined)
}

/** What it is where these are the signs; undefined where they stand as nobody puts them. */
function readingOf(figure: string, decimal: string, groups: string, inner = 3): string | undefined {
  const [whole = '', part, more] = figure.split(decimal)
  if (more !== undefined || (!whole && !part)) return undefined
  if (part !== undefined && !/^\d*$/.test(part)) return undefined
  const digits = /^\d*$/.test(whole) ? whole : grouped(whole, groups, inner)
  return digits === undefined ? undefined : `${digits || '0'}.${part || '0'}`
}

/** The digits of '1.500' or '12,34,567', where one sign parts them and its groups are whole. */
function grouped(whole: string, groups: string, inner: number): string | undefined {
  const sign = /\D/.exec(whole)?.[0] ?? ''
  if (!groups.includes(sign)) return undefined
  const [first = '', ...rest] = whole.split(sign)
  const isRight = (size: number) =>
    /^[1-9]\d*$/.test(first) &&
    first.length <= size &&
    rest.every(
      (group, i) => /^\d+$/.test(group) && group.length === (i < rest.length - 1 ? size : 3),
    )
  return isRight(3) || isRight(inner) ? first + rest.join('') : undefined
}

function signsOf(locale: string): Signs {
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(123456789.5)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const decimal = partOf('decimal')
  // In Austria thousands stand apart by a blank, and many put the dot of de-DE.
  const ofLanguage = new Intl.NumberFormat(new Intl.Locale(locale).language)
    .formatToParts(123456789)
    .find(({ type }) => type === 'group')?.value
  const groups = `${partOf('group')}${ofLanguage ?? ''}${apart}`.replaceAll(decimal, '')
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    decimal,
    groups,
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    inner: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
  }
}
