import { formatValue, type AttributeValue } from '#domain/catalogue/attribute.ts'
import { readEntries, type Entry } from '#domain/catalogue/size.ts'
import { toUnit } from '#domain/catalogue/units.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/product.ts'

export type EntriesText = {
  /** '1 oval for 2 cables, 10 to 25 mm; 5 round, 6 to 18 mm' */
  metric: string
  us: string
  /** The largest diameter in mm. */
  largest: number
}

/** A record's openings, kind by kind: a largest diameter times a count would promise too much. */
export function entriesText(stored: unknown): EntriesText | undefined {
  const { entries } = readEntries(stored)
  if (!entries.length) return undefined
  const inUnit = (unit: string) =>
    entries
      .map((entry) => `${kindOf(entry)}, ${formatValue(inOther(diameters(entry), unit), unit)}`)
      .join('; ')
  return {
    metric: inUnit('mm'),
    us: inUnit('in'),
    largest: Math.max(...entries.map(({ maxDiameter }) => maxDiameter)),
  }
}

function kindOf({ count, shape, cables }: Entry): string {
  const said = texts.shapes[shape]
  return cables
    ? plural(count, texts.openingForCables, { shape: said, cables })
    : plural(count, texts.opening, { shape: said })
}

const diameters = ({ minDiameter, maxDiameter }: Entry): AttributeValue => ({
  ...(minDiameter !== undefined && { min: minDiameter }),
  max: maxDiameter,
})

const inOther = (value: AttributeValue, unit: string) =>
  unit === 'mm' ? value : toUnit(value, 'mm', unit)
