import { formatValue, standsBefore } from '#domain/catalogue/attribute.ts'
import type { Figures } from '#domain/catalogue/facets.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import * as locale from '#texts/locale.ts'
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

/** True where a filter is shown in another unit than its attribute's own. */
export const isConverted = (figures: Pick<Figures, 'unit' | 'usUnit'>, units: Units) =>
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
    const ends =
      locale.unitsBefore && standsBefore(unit)
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
