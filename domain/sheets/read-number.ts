import * as locale from '#texts/locale.ts'
import { canConvert } from '#domain/catalogue/units.ts'
import { quote } from '#domain/catalogue/check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import { isNotStated, notStatedMessage, plainBlanks } from './read-text.ts'

export type ReadNumber = { ok: true; value: number; note?: string } | { ok: false; message: string }

const range = new RegExp(`^[+-]?[\\d.,]*\\d\\s*(?:[-–…]|\\.{2,3}|${texts.rangeWord})\\s*[+-]?\\d`)
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
    return { ok: true, value, note: fillIn(texts.readAsNumber, { number: value }) }
  }
  if (isNotStated(text)) return { ok: false, message: notStatedMessage(typed) }
  const [, figure = '', rest = ''] = /^([+-]?[\d.,]*\d)\s*(\D.*)$/s.exec(text) ?? []
  if (number.test(figure) && sameUnit(rest, unit) && !isDoubtful(figure)) {
    const value = Number(figure)
    return { ok: true, value, note: fillIn(texts.unitInHead, { number: value }) }
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
    const isThousands = figure.includes(',') && !isComma
    return fillIn(texts.mayBe, {
      whole: whole + three,
      part: Number(`${whole}.${three}`),
      advice: isThousands ? texts.withoutComma : texts.asNumber,
    })
  }
  if (!/^[+-]?\d+,\d+$/.test(figure)) return undefined
  return isComma
    ? fillIn(texts.isText, { advice: texts.asNumber })
    : fillIn(texts.decimalComma, { number: decimal(figure, false) })
}

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
    const number = decimal(text.replace(/[.\s'’]/g, ''), isComma)
    return fillIn(texts.thousands, { number })
  }
  if (/^[+-]?\d{1,3}(?:[,\s'’]\d{3})+(?:\.\d+)?$/.test(text)) {
    return fillIn(texts.thousands, { number: Number(text.replace(/[,\s'’]/g, '')) })
  }
  const [, top, bottom] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text) ?? []
  if (top && bottom && Number(bottom) > Number(top)) {
    const number = Number((Number(top) / Number(bottom)).toPrecision(4))
    return fillIn(texts.fraction, { number })
  }
  if (/^[+-]?[\d.]+(\s*[;,/]\s*[+-]?[\d.]+)+$/.test(text)) {
    return texts.severalNumbers
  }
  if (range.test(text)) {
    return texts.isRange
  }
  const [, sign, bound] =
    /^(≤|<=?|≥|>=?|±|max\.?|min\.?|typ\.?|ca\.?|~)\s*([+-]?[\d.,]*\d)/i.exec(text) ?? []
  if (sign && bound) {
    const plain = /^[+-]?\d+,\d+$/.test(bound) && !isComma ? bound.replace(',', '.') : bound
    if (bound.includes(',') && unclear.test(bound)) return adviceOnOne(bound, isComma)!
    return fillIn(texts.hasSign, { sign: quote(sign), number: plain })
  }
  if (sameUnit(rest, unit)) {
    const one = adviceOnOne(figure, isComma)
    if (one) return fillIn(texts.besideUnit, { advice: one })
  }
  if (
    number.test(figure.replace(',', '.')) &&
    rest &&
    (canConvert(unit, rest) || canConvert(rest, unit))
  ) {
    return fillIn(texts.inOtherUnit, { given: rest, unit })
  }
  return fillIn(texts.numberAlone, { unit: unit && fillIn(texts.inUnit, { unit }) })
}

/** '0.3 bar' in a column in bar; '1 port' in one in ports. */
function sameUnit(rest: string, unit: string): boolean {
  const plain = (name: string) => name.replace(/\s/g, '').replace(/µ/g, 'μ')
  return unit !== '' && (plain(rest) === plain(unit) || `${plain(rest)}s` === plain(unit))
}
