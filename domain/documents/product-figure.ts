import {
  formatValues,
  headline,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { readSize } from '#domain/catalogue/size.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'

export type ProductFigure = {
  text: string
  /** The same in the units that buyers in the U.S. read. */
  us?: string
}

type Definition = Pick<AttributeDefinition, 'key' | 'unit' | 'usUnit' | 'better'>

/** An attribute in short, as tables in documents show it; undefined where the record states none. */
export function productFigure(
  product: Product,
  { key, unit, usUnit, better }: Definition,
): ProductFigure | undefined {
  const values = valuesOf(product, key)?.map((one) => headline(one, better))
  if (!values?.length) return undefined
  const text = formatValues(values, unit)
  if (!unit || !usUnit || !canConvert(unit, usUnit)) return { text }
  const converted = values.map((one) => toUnit(one, unit, usUnit))
  return { text, us: formatValues(converted, usUnit) }
}

/** A side that is no attribute is that of the product's size. */
function valuesOf({ attributes, size }: Product, key: string): AttributeValue[] | undefined {
  const side = new Map(Object.entries(readSize(size).size ?? {})).get(key)
  return attributes[key] ?? (side === undefined ? undefined : [side])
}
