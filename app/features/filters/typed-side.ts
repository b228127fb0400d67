import type { Figures } from '#domain/catalogue/facets.ts'
import { rangeOf, type Range } from '#domain/catalogue/range.ts'
import { typedSpan, writeSpan } from '#domain/catalogue/typed-ranges.ts'
import { typedWithUnit } from '#domain/catalogue/typed-unit.ts'
import { fromUnit } from '#domain/catalogue/units.ts'
import { typedNumber, writeTyped } from '#domain/texts/typed-number.ts'
import { isConverted, shownFigure, type Units } from './range-words.ts'

export type Side = 'low' | 'high' | 'at'

/** What a field shows of a range. */
export function sideText(
  range: Range | undefined,
  side: Side,
  figures: Figures,
  units: Units,
): string {
  if (!range) return ''
  const shown = (number: number | undefined) =>
    number === undefined ? undefined : shownFigure(number, figures, units)
  const low = shown(range.low)
  const high = shown(range.high)
  if (side === 'at')
    return writeSpan({ ...(low !== undefined && { low }), ...(high !== undefined && { high }) })
  const own = side === 'low' ? low : high
  return own === undefined ? '' : writeTyped(own)
}

/**
 * The range with what was typed into one of its fields, in the visitor's units or with a unit of its
 * own; undefined for what is no number. The two fields of a number stay as they were typed, whichever
 * is larger.
 */
export function withTyped(
  range: Range | undefined,
  side: Side,
  text: string,
  figures: Figures,
  units: Units,
): { range: Range | undefined } | undefined {
  const own = (number: number | undefined, outward: 'down' | 'up' | 'none') =>
    number !== undefined && isConverted(figures, units)
      ? fromUnit(number, figures.unit, figures.usUnit!, outward)
      : number
  const outward = ({ low: 'down', high: 'up', at: 'none' } as const)[side]
  const withUnit = typedWithUnit(text, figures, outward)
  if (side === 'at') {
    if (withUnit !== undefined) return { range: rangeOf(withUnit, withUnit) }
    const both = typedSpan(text)
    if (!both && text.trim()) return undefined
    return { range: both && rangeOf(own(both.low, 'none'), own(both.high, 'none')) }
  }
  const number = withUnit ?? own(typedNumber(text), outward)
  if (number === undefined && text.trim()) return undefined
  const { low, high } = range ?? {}
  return { range: side === 'low' ? rangeOf(number, high) : rangeOf(low, number) }
}
