import type { AttributeValue } from './attribute.ts'

/** Of one unit in the other: times a factor, then plus an offset. */
const conversions = new Map<string, { factor: number; offset?: number }>([
  ['mm in', { factor: 1 / 25.4 }],
  ['m ft', { factor: 1 / 0.3048 }],
  ['kg lb', { factor: 1 / 0.45359237 }],
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
      : Math.round(number * factor + offset)
  if (typeof value === 'number') return convert(value)
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([part, given]) => [
      part,
      typeof given === 'number' ? convert(given) : given,
    ]),
  )
}
