import { convert, foldedUnit, unitOf } from '#domain/finding/units.ts'
import { typedNumber } from '#domain/texts/typed-number.ts'
import { canConvert, fromUnit } from './units.ts'

type Measured = { unit: string; usUnit?: string }

/**
 * A number of an attribute with the unit that somebody put behind it, in the attribute's own: 12 in is
 * 305 mm, moved `outward` as `fromUnit` has it. Undefined without a unit, for what is no number, and for
 * a unit that measures something else.
 */
export function typedWithUnit(
  text: string,
  { unit, usUnit }: Measured,
  outward: 'down' | 'up' | 'none',
): number | undefined {
  const [, figure = '', behind = ''] =
    /^(.*[\p{Nd}.,])\s*([^\p{Nd}\s.,]+\.?)$/u.exec(text.trim()) ?? []
  const number = typedNumber(figure)
  const own = foldedUnit(unit)
  const typed = signOf(foldedUnit(behind).replace(/\.$/, ''), own)
  if (number === undefined || !behind || !own) return undefined
  if (typed === own) return number
  const us = usUnit && canConvert(unit, usUnit) ? usUnit : undefined
  return us && convert(1, typed, foldedUnit(us)) === 1
    ? fromUnit(number, unit, us, outward)
    : convert(number, typed, own)
}

/** 'F' is degrees where degrees are measured. */
const signOf = (word: string, own: string) =>
  own.startsWith('°') && unitOf(`°${word}`) ? `°${word}` : word
