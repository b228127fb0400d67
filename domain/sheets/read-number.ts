import * as locale from '#texts/locale.ts'
import { quote } from '#domain/catalogue/check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import { isNotStated, notStatedMessage, plainBlanks } from './read-text.ts'

export type ReadNumber = { ok: true; value: number; note?: string } | { ok: false; message: string }

const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Of three digits behind one sign: thousands, or decimals. */
const unclear = /^([+-]?[1-9]\d{0,2})[.,](\d{3})$/
const range = new RegExp(`^[+-]?[\\d.,]*\\d\\s*(?:[-–…]|\\.{2,3}|${texts.rangeWord})\\s*[+-]?\\d`)
const several = /^[+-]?[\d.]+(\s*[;/]\s*[+-]?[\d.]+)+$/

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
  if (isNotStated(text)) return { ok: false, message: notStatedMessage(typed) }
  const isComma = hasDecimalComma(language)
  const [, before = '', rest = ''] = /^([+-]?[\d.,]*\d)\s*(\D.*)$/s.exec(text) ?? []
  const hasUnit = isSameUnit(rest, unit)
  const figure = hasUnit ? before : text
  if (number.test(figure) && !(isComma && unclear.test(figure))) {
    const value = Number(figure)
    const note = hasUnit ? texts.unitInHead : texts.readAsNumber
    return { ok: true, value, note: fillIn(note, { number: value }) }
  }
  return { ok: false, message: `${quote(typed.trim())} ${advice(figure, unit, isComma)}` }
}

/** As de-AT, whose thousands stand apart by a blank where those of de-DE do by a dot. */
function hasDecimalComma(language: string): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
}

/**
 * What to write in place of a figure. Whoever has a decimal comma must not type a dot: 29.5 would
 * become a day in May.
 */
function advice(figure: string, unit: string, isComma: boolean): string {
  const [, whole, three] = unclear.exec(figure) ?? []
  if (whole && three) {
    return fillIn(texts.mayBe, {
      whole: whole + three,
      part: Number(`${whole}.${three}`),
      advice: figure.includes(',') && !isComma ? texts.withoutComma : texts.asNumber,
    })
  }
  if (/^[+-]?\d+,\d+$/.test(figure)) {
    return isComma
      ? fillIn(texts.isText, { advice: texts.asNumber })
      : fillIn(texts.decimalComma, { number: Number(figure.replace(',', '.')) })
  }
  if (several.test(figure)) return texts.severalNumbers
  if (range.test(figure)) return texts.isRange
  return fillIn(texts.numberAlone, { unit: unit && fillIn(texts.inUnit, { unit }) })
}

/** '0.3 bar' in a column in bar; '1 port' in one in ports. */
function isSameUnit(rest: string, unit: string): boolean {
  const plain = (name: string) => name.replace(/\s/g, '').replace(/µ/g, 'μ')
  return unit !== '' && (plain(rest) === plain(unit) || `${plain(rest)}s` === plain(unit))
}
