import type { AttributeValue } from './attribute.ts'
import { extentOf } from './measure.ts'

/** Of one unit in the other: times a factor, then plus an offset. */
const conversions = new Map<string, { factor: number; offset?: number }>([
  ['mm in', { factor: 1 / 25.4 }],
  ['m ft', { factor: 1 / 0.3048 }],
  ['kg lb', { factor: 1 / 0.45359237 }],
  ['kg g', { factor: 1000 }],
  ['g oz', { factor: 16 / 453.59237 }],
  ['°C °F', { factor: 9 / 5, offset: 32 }],
])

/** True where numbers of one unit can be told in the other. */
export function canConvert(from: string, to: string): boolean {
  return conversions.has(`${from} ${to}`)
}

/**
 * A value in another unit, to three figures, temperatures to the degree; what is no number stays
 * as it is. Throws for units that have no conversion.
 */
export function toUnit(value: AttributeValue, from: string, to: string): AttributeValue {
  const conversion = conversions.get(`${from} ${to}`)
  if (!conversion) throw new Error(`There is no conversion from ${from} to ${to}`)
  const { factor, offset } = conversion
  const convert = (number: number) =>
    offset === undefined
      ? Number((number * factor).toPrecision(3))
      : // No minus zero.
        Math.round(number * factor + offset) + 0
  if (typeof value === 'number') return convert(value)
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([part, given]) => [
      part,
      typeof given === 'number' ? convert(given) : given,
    ]),
  )
}

/**
 * The other way: what a bound that was typed in `to` is in the unit `from`. Values are shown in
 * `to` rounded, so that a value shown as 12 in may be a little more: the bound is the roundest
 * number, moved outward, that is still shown as what was typed.
 */
export function fromUnit(
  typed: number,
  from: string,
  to: string,
  outward: 'down' | 'up' | 'none',
): number {
  const conversion = conversions.get(`${from} ${to}`)
  if (!conversion) throw new Error(`There is no conversion from ${to} to ${from}`)
  const { factor, offset = 0 } = conversion
  const exact = tidy((typed - offset) / factor)
  for (let digits = 2; digits < 9; digits++) {
    const step = 10 ** (Math.floor(Math.log10(Math.abs(exact) || 1)) + 1 - digits)
    const steps = tidy(exact / step)
    const rounded =
      outward === 'up'
        ? Math.ceil(steps)
        : outward === 'down'
          ? Math.floor(steps)
          : Math.round(steps)
    const bound = tidy(rounded * step)
    if (toUnit(bound, from, to) === typed) return bound
  }
  return exact
}

/** Without what binary fractions leave: 12 in are 304.8 mm. */
const tidy = (number: number) => Number(number.toPrecision(9)) + 0

/** The units that read better than one below a number of it. */
const finer = new Map([['kg', { below: 0.1, unit: 'g', usUnit: 'oz' }]])

/** Small values in a finer unit, where there is one: 16 g and not 0.016 kg. */
export function inFinerUnit<D extends { unit?: string; usUnit?: string; values: AttributeValue[] }>(
  stated: D,
): D {
  const units = finer.get(stated.unit ?? '')
  if (!units || !stated.values.every((value) => isBelow(value, units.below))) return stated
  const values = stated.values.map((value) => toUnit(value, stated.unit!, units.unit))
  return { ...stated, values, unit: units.unit, ...(stated.usUnit && { usUnit: units.usUnit }) }
}

function isBelow(value: AttributeValue, most: number): boolean {
  const extent = extentOf(value)
  return extent !== undefined && extent.max < most
}
