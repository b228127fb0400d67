import { formatValue, standsBefore } from '#domain/catalogue/attribute.ts'
import type { Figures } from '#domain/catalogue/facets.ts'
import {
  formatRange,
  parseFigure,
  parseRange,
  rangeOf,
  type Range,
} from '#domain/catalogue/range.ts'
import { canConvert, fromUnit, toUnit } from '#domain/catalogue/units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import * as values from '#texts/values.ts'

/** The system of units that a visitor reads. */
export type Units = 'metric' | 'us'

/** The unit a filter is shown in. */
export function shownUnit({ unit, usUnit }: Figures, units: Units): string {
  return isConverted({ unit, usUnit }, units) ? usUnit! : unit
}

/** True where the visitor's units make a difference to a filter. */
export function hasUnits({ unit, usUnit }: Pick<Figures, 'unit' | 'usUnit'>): boolean {
  return usUnit !== undefined && canConvert(unit, usUnit)
}

const isConverted = (figures: Pick<Figures, 'unit' | 'usUnit'>, units: Units) =>
  units === 'us' && hasUnits(figures)

/** A figure of the attribute's own unit as it is shown. */
export function shownFigure(number: number, figures: Figures, units: Units): number {
  const { unit, usUnit } = figures
  return isConverted(figures, units) ? (toUnit(number, unit, usUnit!) as number) : number
}

/** A range as a chip says it: '144 fibers or more', 'passes 1550 nm'. */
export function sayRange({ low, high }: Range, figures: Figures, units: Units): string {
  const unit = shownUnit(figures, units)
  const figure = (number: number, inUnit = unit) =>
    formatValue(shownFigure(number, figures, units), inUnit)
  const { kind, covers = texts.covers } = figures
  if (low !== undefined && high !== undefined) {
    const ends = standsBefore(unit)
      ? [figure(low), figure(high, '')]
      : [figure(low, ''), figure(high)]
    const both = low === high ? figure(low) : ends.join(values.to)
    return kind === 'interval' ? `${covers} ${both}` : both
  }
  if (kind === 'interval') return `${covers} ${figure((low ?? high)!)}`
  return low === undefined
    ? fillIn(texts.orLess, { figure: figure(high!) })
    : fillIn(texts.orMore, { figure: figure(low) })
}

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
  if (side !== 'at') return String((side === 'low' ? low : high) ?? '')
  if (low === undefined || high === undefined || low === high) return String(low ?? high)
  return formatRange({ low, high })
}

/**
 * The range with what was typed into one of its fields; undefined for what is no number. The two
 * fields of a number stay as they were typed, whichever is larger.
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
  const number = parseFigure(text)
  if (side === 'at') {
    const both = number === undefined ? parseRange(text) : { low: number, high: number }
    if (!both && text.trim()) return undefined
    return { range: both && rangeOf(own(both.low, 'none'), own(both.high, 'none')) }
  }
  if (number === undefined && text.trim()) return undefined
  const { low, high } = range ?? {}
  return {
    range: side === 'low' ? rangeOf(own(number, 'down'), high) : rangeOf(low, own(number, 'up')),
  }
}
