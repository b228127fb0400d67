import * as locale from '#texts/locale.ts'
import { canConvert } from '#domain/catalogue/units.ts'
import { quote } from '#domain/catalogue/check-fault.ts'
import { isNotStated, notStatedMessage, plainBlanks } from './read-text.ts'

export type ReadNumber = { ok: true; value: number; note?: string } | { ok: false; message: string }

/** Of three digits behind one sign: thousands, or decimals. */
const unclear = /^([+-]?[1-9]\d{0,2})[.,](\d{3})$/
const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A number that somebody typed as text into a cell of a column in `unit`. What can be read in one way
 * only is read, with a note of how; whatever leaves a doubt comes back with what to write. Where
 * decimals stand behind a comma, a dot before three digits leaves one.
 */
export function readNumber(
  typed: string,
  unit: string,
  language: string = locale.locale,
): ReadNumber {
  const text = plainBlanks(typed)
    .trim()
    .replace(/^[−–]\s?(?=[\d.])/, '-')
  const isComma = hasDecimalComma(language)
  const isDoubtful = (figure: string) => isComma && unclear.test(figure)
  if (number.test(text) && !isDoubtful(text)) {
    const value = Number(text)
    return { ok: true, value, note: `is a text: read as the number ${value}` }
  }
  if (isNotStated(text)) return { ok: false, message: notStatedMessage(typed) }
  const [, figure = '', rest = ''] = /^([+-]?[\d.,]*\d)\s*(\D.*)$/s.exec(text) ?? []
  if (number.test(figure) && sameUnit(rest, unit) && !isDoubtful(figure)) {
    const value = Number(figure)
    return { ok: true, value, note: `the unit stands in the head: read as ${value}` }
  }
  const message = adviceOnOne(text, isComma) ?? advice(text, figure, rest, unit, isComma)
  return { ok: false, message: `${quote(typed.trim())} ${message}` }
}

/** As de-AT, whose thousands stand apart by a blank where those of de-DE do by a dot. */
function hasDecimalComma(language: string): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
}

/**
 * Of a figure with one sign in it. Whoever has a decimal comma must not type a dot: 29.5 would
 * become a day in May.
 */
function adviceOnOne(figure: string, isComma: boolean): string | undefined {
  const [, whole, three] = unclear.exec(figure) ?? []
  if (whole && three) {
    const may = `may be ${whole}${three} or ${Number(`${whole}.${three}`)}`
    return figure.includes(',') && !isComma
      ? `${may}: write it without a comma`
      : `${may}: ${asNumber}`
  }
  if (!/^[+-]?\d+,\d+$/.test(figure)) return undefined
  return isComma ? `is a text: ${asNumber}` : `has a decimal comma: write ${decimal(figure, false)}`
}

const asNumber = 'format the cell as a number, then write it again'

/** A figure with a decimal comma as it is to be typed. */
function decimal(figure: string, isComma: boolean): string {
  const plain = String(Number(figure.replace(',', '.')))
  return isComma ? plain.replace('.', ',') : plain
}

function advice(
  text: string,
  figure: string,
  rest: string,
  unit: string,
  isComma: boolean,
): string {
  if (/^[+-]?\d{1,3}(?:[.\s'’]\d{3})+,\d+$/.test(text)) {
    return `has marks of thousands: write ${decimal(text.replace(/[.\s'’]/g, ''), isComma)}`
  }
  if (/^[+-]?\d{1,3}(?:[,\s'’]\d{3})+(?:\.\d+)?$/.test(text)) {
    return `has marks of thousands: write ${Number(text.replace(/[,\s'’]/g, ''))}`
  }
  const [, top, bottom] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text) ?? []
  if (top && bottom && Number(bottom) > Number(top)) {
    return `is a fraction: write ${Number((Number(top) / Number(bottom)).toPrecision(4))}`
  }
  if (/^[+-]?[\d.]+(\s*[;,/]\s*[+-]?[\d.]+)+$/.test(text)) {
    return 'holds several values: write each on a line of its own (Alt+Enter)'
  }
  if (/^[+-]?[\d.]+\s*(?:-|–|…|\.{2,3}|to)\s*[+-]?[\d.]+/.test(text)) {
    return 'is a range: write its ends into the columns of the smallest and the largest value'
  }
  const [, sign, bound] =
    /^(≤|<=?|≥|>=?|±|max\.?|min\.?|typ\.?|ca\.?|~)\s*([+-]?[\d.,]*\d)/i.exec(text) ?? []
  if (sign && bound) {
    const plain = /^[+-]?\d+,\d+$/.test(bound) && !isComma ? bound.replace(',', '.') : bound
    if (bound.includes(',') && unclear.test(bound)) return adviceOnOne(bound, isComma)!
    return `has ${quote(sign)} before the number: write ${plain} alone, into the column of what it is (min, typical, max)`
  }
  if (sameUnit(rest, unit)) {
    const one = adviceOnOne(figure, isComma)
    if (one) return `${one}; the unit stands in the head`
  }
  if (
    number.test(figure.replace(',', '.')) &&
    rest &&
    (canConvert(unit, rest) || canConvert(rest, unit))
  ) {
    return `is in ${rest}, and this column in ${unit}: convert it, and write the number alone`
  }
  return `is no number: write a number alone${unit ? `, in ${unit}` : ''}`
}

/** '0.3 bar' in a column in bar; '1 port' in one in ports. */
function sameUnit(rest: string, unit: string): boolean {
  const plain = (name: string) => name.replace(/\s/g, '').replace(/µ/g, 'μ')
  return unit !== '' && (plain(rest) === plain(unit) || `${plain(rest)}s` === plain(unit))
}
