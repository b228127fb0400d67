import { convert, dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
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
  const own = foldUnit(unit)
  const typed = signOf(foldUnit(behind).replace(/\.$/, ''), own)
  if (number === undefined || !behind || !own) return undefined
  if (typed === own) return number
  const us = usUnit && canConvert(unit, usUnit) ? usUnit : undefined
  return us && convert(1, typed, foldUnit(us)) === 1
    ? fromUnit(number, unit, us, outward)
    : convert(number, typed, own)
}

/** 'F' is degrees where degrees are measured; units are written out as well. */
function signOf(word: string, own: string): string {
  if (own.startsWith('°') && dimensionOf(`°${word}`)) return `°${word}`
  return writtenOut.get(word.replace(/s$/, '')) ?? word
}

/** Browsers do without the language packs, which have more of them. */
const writtenOut: ReadonlyMap<string, string> = new Map([
  ['inch', 'in'],
  ['inche', 'in'],
  ['zoll', 'in'],
  ['foot', 'ft'],
  ['feet', 'ft'],
  ['meter', 'm'],
  ['metre', 'm'],
  ['mtr', 'm'],
  ['millimeter', 'mm'],
  ['millimetre', 'mm'],
  ['centimeter', 'cm'],
  ['kilogram', 'kg'],
  ['gram', 'g'],
  ['pound', 'lb'],
  ['lb', 'lb'],
  ['ounce', 'oz'],
  ['hour', 'h'],
  ['hr', 'h'],
  ['percent', '%'],
])
