import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { placesOfNumber } from '#domain/catalogue/places-of-number.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import type { InterfaceKind } from '#domain/records/interface.ts'
import { columnOf, type Column } from './column.ts'

/**
 * A product as one of its part numbers, in any case: with the number in the place of its own, the values
 * that it stands for, and the places that these have. Undefined where it is the product's own, or none of
 * its variants' and nothing that its pattern builds.
 */
export function numberedProduct<P extends Product>(
  product: P,
  number: string,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  interfaces: ReadonlyMap<string, InterfaceKind>,
): { product: P; column: Column } | undefined {
  if (bare(number) === bare(product.partNumber)) return undefined
  const column = columnOf(product, number, definitions)
  if (!column.isNumber) return undefined
  const { partNumber, attributes } = column
  const change = { record: product.attributes, own: attributes, interfaces }
  return {
    product: {
      ...product,
      partNumber,
      attributes,
      provides: placesOfNumber(product.provides, {
        ...change,
        mayBeFilled: (name) => interfaces.get(name) === 'place',
      }),
      accepts: placesOfNumber(product.accepts, change),
    },
    column,
  }
}
