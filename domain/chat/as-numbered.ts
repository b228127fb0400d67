import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { Subject } from './outcome.ts'

/** Tells a product as one of its part numbers; as it is, where it has no such number. */
export function createNumbered(
  attributes: readonly AttributeDefinition[],
  interfaces: readonly InterfaceDefinition[],
) {
  const definitions = new Map(attributes.map((one) => [one.key, one]))
  const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
  return (product: Subject, number: string): Subject =>
    // Of what only numbers and their values are read, whatever else a subject lacks.
    numberedProduct(product as Product, number, definitions, kinds)?.product ?? product
}
