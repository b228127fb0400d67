import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeDefinition } from './attribute.ts'
import { quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { extentOf } from './measure.ts'
import { isAttributeValue } from '#domain/records/product-document.ts'
import { startsAtZero } from './units.ts'

/** As many others show what is usual, and outweigh so many times as many below zero. */
const enough = { others: 3, times: 10 }

type Stated = { file: string; field: string; low: number; of: string }

/** Numbers below zero of an attribute that has none, by its unit or by all other products. */
export function negativeFaults(
  files: readonly CatalogueFile[],
  attributes: readonly AttributeDefinition[],
): Fault[] {
  const numeric = attributes.filter(
    ({ kind, unit }) => kind === 'number' || kind === 'interval' || (!kind && unit),
  )
  return numeric.flatMap(({ key, unit = '' }) => {
    const stated = files.flatMap(({ file, data }) => statedBy(file, data, key))
    const below = stated.filter(({ low }) => low < 0)
    const filesOf = (some: readonly Stated[]) => new Set(some.map(({ file }) => file)).size
    const others = filesOf(stated.filter(({ low }) => low >= 0))
    const isUnusual =
      others >= enough.others && (filesOf(below) === 1 || others >= enough.times * filesOf(below))
    const why = startsAtZero(unit) ? fillIn(texts.beginsAtZero, { unit }) : texts.noOtherBelow
    if (!startsAtZero(unit) && !isUnusual) return []
    return below.map(({ file, field, low, of }) =>
      warningFault(file, field, fillIn(texts.belowZero, { of, value: quote(low), why })),
    )
  })
}

/** Of the product and of each of its variants. */
function statedBy(file: string, data: Readonly<Record<string, unknown>>, key: string): Stated[] {
  const variants = Array.isArray(data.variants) ? (data.variants as unknown[]) : []
  const maps = variants.map((variant) => Object(variant) as Record<string, unknown>)
  return [
    ...lowest(data[key]).map((low) => ({ file, field: key, low, of: '' })),
    ...maps.flatMap((map) =>
      lowest(map[key]).map((low) => ({
        file,
        field: 'variants',
        low,
        of: `${String(map.partNumber)}: ${key} `,
      })),
    ),
  ]
}

/** None or one. */
function lowest(value: unknown): number[] {
  const lows = [value].flat().flatMap((one) => {
    const extent = isAttributeValue(one) ? extentOf(one) : undefined
    return extent ? [extent.min] : []
  })
  return lows.length > 0 ? [Math.min(...lows)] : []
}
