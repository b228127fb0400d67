import { attributes as definitions } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Attribute } from '#domain/programs/shapes.ts'

const define = attributeLookup(definitions)

/** Attributes with their labels and units, in the order of the company's definitions. */
export function toldAttributes(attributes: Product['attributes']): Attribute[] {
  const place = new Map(definitions.map(({ key }, at) => [key, at]))
  return Object.entries(attributes)
    .filter(([key]) => !isPlaceField(key))
    .toSorted(([a], [b]) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity))
    .map(([key, values]) => {
      const { label, group, unit } = define(key)
      return {
        key,
        label,
        ...(group && { group }),
        ...(unit && { unit }),
        values: values.map((value) => (typeof value === 'object' ? { ...value } : value)),
        text: formatValues(values, unit),
      }
    })
}
