import {
  formatValues,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import { canConvert, inFinerUnit, toUnit } from '#domain/catalogue/units.ts'
import { keyOfText } from '#domain/finding/tokens.ts'

/** Values as they are stated, and behind them the same in the unit that buyers in the U.S. read. */
export function inBothUnits(
  stated: readonly AttributeValue[],
  definition: Pick<AttributeDefinition, 'unit' | 'usUnit'>,
): string {
  const { values, unit, usUnit } = inFinerUnit({ ...unitsOf(definition), values: [...stated] })
  const said = formatValues(values, unit)
  if (!unit || !usUnit || !canConvert(unit, usUnit)) return said
  const figures = values.filter((value) => typeof value !== 'string')
  if (figures.length === 0) return said
  // What it counts, and under what conditions, is said once.
  const converted = figures.map((value) => bare(toUnit(value, unit, usUnit)))
  return `${said} (${formatValues(converted, usUnit)})`
}

const unitsOf = ({ unit, usUnit }: Pick<AttributeDefinition, 'unit' | 'usUnit'>) => ({
  ...(unit !== undefined && { unit }),
  ...(usUnit !== undefined && { usUnit }),
})

function bare(value: AttributeValue): AttributeValue {
  if (typeof value !== 'object') return value
  const { min, typ, max } = value
  return {
    ...(min !== undefined && { min }),
    ...(typ !== undefined && { typ }),
    ...(max !== undefined && { max }),
  }
}

/** 'By how many lb?' names a unit in which these are told. */
export function isUnitOf(
  word: string,
  definitions: readonly Pick<AttributeDefinition, 'unit' | 'usUnit'>[],
): boolean {
  return definitions.some(({ unit, usUnit }) =>
    [unit, usUnit].some((one) => one !== undefined && keyOfText(one) === word),
  )
}
