import { attributes } from '#content/attributes.ts'
import { attributeLookup, formatValue } from '#domain/catalogue/attribute.ts'
import { canConvert, inFinerUnit, toUnit } from '#domain/catalogue/units.ts'
import { BothUnits } from '#app/ui/both-units.tsx'

/** In both systems of units; the style sheet shows the visitor's. */
export function Weight({ weight }: { weight: number }) {
  return <BothUnits {...weightText(weight)} />
}

const define = attributeLookup(attributes)

/** A weight in the catalogue's unit, and in that which U.S. buyers read. */
function weightText(weight: number): { metric: string; us?: string } {
  const values = [Number(weight.toPrecision(4))]
  const { unit, usUnit, values: told } = inFinerUnit({ ...define('weight'), values })
  const value = told[0]!
  return {
    metric: formatValue(value, unit),
    ...(unit &&
      usUnit &&
      canConvert(unit, usUnit) && { us: formatValue(toUnit(value, unit, usUnit), usUnit) }),
  }
}
