import { readParts } from '#domain/catalogue/accessories.ts'
import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { lookup } from '#domain/lookup.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import { columnOf, type Column } from './column.ts'

type Definitions = ReadonlyMap<string, AttributeDefinition>
type Attributes = Product['attributes']

/**
 * Whether a number may have more in its box than its product has, so that nobody knows how many of the product's
 * places are free: it states more of something that is counted, as trays and ports are, or says in words alone
 * what it is where that may be so.
 */
export function hasOpenContents(
  product: Product,
  number: string,
  definitions: Definitions,
): boolean {
  if (bare(number) === bare(product.partNumber)) return false
  const column = columnOf(product, number, definitions)
  if (!column.isNumber) return false
  if (hasMore(column.attributes, product.attributes, definitions)) return true
  const isToldApart = JSON.stringify(column.attributes) !== JSON.stringify(product.attributes)
  return !isToldApart && mayHoldMore(column, definitions)
}

function mayHoldMore({ product, pattern }: Column, definitions: Definitions): boolean {
  const choices = pattern?.slots.flatMap(({ values }) => values) ?? []
  return (
    readParts(product).includes.length > 0 ||
    choices.some(({ attributes = {} }) => hasMore(attributes, product.attributes, definitions))
  )
}

/** True where something is counted that the record has fewer of, or none. */
function hasMore(own: Attributes, record: Attributes, definitions: Definitions): boolean {
  return Object.entries(own).some(([key, values]) => {
    const unit = definitions.get(key)?.unit
    const isCount = definitions.has(key) && !dimensionOf(foldUnit(unit))
    return isCount && mostOf(values) > mostOf(lookup(record, key))
  })
}

/** Of what is no figure, none. */
function mostOf(values: readonly AttributeValue[] = []): number {
  return Math.max(0, ...values.filter((value) => typeof value === 'number'))
}
