import { attributeHelp } from '../../../attribute-help.ts'
import { attributeTerms } from '../../../attribute-terms.ts'
import {
  attributeLookup,
  formatValues,
  type AttributeValue,
} from '../../../../../domain/catalogue/attribute.ts'
import { inFinerUnit, toUnit } from '../../../../../domain/catalogue/units.ts'

const define = attributeLookup(attributeTerms)
/** More values than these make a line that nobody reads twice; the ordering table has them. */
const maxUnits = 3

/** '430 mm (16.9 in)': values of an attribute, where buyers in the U.S. read another unit in that too. */
export function inBothUnits(key: string, stated: AttributeValue[]): string {
  const { unit, usUnit, values } = inFinerUnit({
    unit: define(key).unit,
    usUnit: Object.hasOwn(attributeHelp, key) ? attributeHelp[key]!.usUnit : undefined,
    values: stated,
  })
  const metric = formatValues(values, unit)
  const isNumeric = values.every((value) => ['number', 'object'].includes(typeof value))
  if (!unit || !usUnit || !isNumeric || values.length > maxUnits) return metric
  const others = values.map((value) => toUnit(value, unit, usUnit))
  return `${metric} (${formatValues(others, usUnit)})`
}

/** '440 × 43.6 × 430 mm (17.3 × 1.72 × 16.9 in)'. */
export function lengthsInBothUnits(millimeters: number[]): string {
  const inches = millimeters.map((side) => toUnit(side, 'mm', 'in'))
  const times = (sides: AttributeValue[]) => sides.map((side) => formatValues([side])).join(' × ')
  return `${times(millimeters)} mm (${times(inches)} in)`
}
