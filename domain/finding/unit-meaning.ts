import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { distance } from './extents.ts'
import type { NamedKind } from './named-kinds.ts'
import { convert, foldedUnit, ratioOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Smallest and largest figure that products of the kinds state of an attribute, in its unit. */
export type ExtentAmong = (key: string, kinds: readonly NamedKind[]) => [number, number] | undefined

/** In e-folds: a figure that is seven times as large is of something else. */
const far = 2
/** Nearer by so much is no chance. */
const clearly = 1.5

/** The attributes that a figure's unit may mean where no word says which. */
export function createUnitMeaning(
  definitions: readonly AttributeDefinition[],
  { units = {}, orLonger = [] }: Pick<Vocabulary, 'units' | 'orLonger'>,
  extentAmong: ExtentAmong,
) {
  const define = attributeLookup(definitions)
  const named = Object.entries(units)

  return (unit: string, figure: number, kinds: readonly NamedKind[]): string[] | undefined => {
    // Of another unit of the dimension, the one of like size: feet mean what meters do.
    const [nearest, ...others] = named
      .flatMap(([name, keys]) => {
        const ratio = ratioOf(foldedUnit(name), unit)
        return ratio === undefined ? [] : [{ keys, ratio, apart: Math.abs(Math.log(ratio)) }]
      })
      .toSorted((a, b) => a.apart - b.apart)
    if (!nearest || kinds.length === 0) return nearest?.keys
    const off = apartFrom(nearest.keys)
    if (off === Infinity || off < clearly) return nearest.keys
    // '300 cm' of what is a few millimeters thick and sold by the meter: how long it is was said in
    // a smaller unit. No other measure is said so, nor are meters of what is small: 'a box 2 m above
    // the floor'.
    const [other] = others
      .filter(({ keys, ratio }) => ratio > 1 && keys.every((key) => orLonger.includes(key)))
      .map(({ keys }) => ({ keys, off: apartFrom(keys) }))
      .toSorted((a, b) => a.off - b.off)
    return other && other.off < far && off - other.off >= clearly ? other.keys : nearest.keys

    function apartFrom(keys: readonly string[]): number {
      const all = keys.map((key) => {
        const extent = extentAmong(key, kinds)
        const own = convert(figure, unit, foldedUnit(define(key).unit))
        return extent && own !== undefined ? distance(own, extent) : Infinity
      })
      return Math.min(...all)
    }
  }
}
