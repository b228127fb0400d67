import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { readSize } from '#domain/catalogue/size.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import type { Column } from './column.ts'
import type { Field, Said } from './comparison.ts'

type Options = {
  definitions: readonly AttributeDefinition[]
  /** The products of a family. */
  family: (name: string) => readonly ProductSummary[]
  /** Attributes that any product may be asked for. */
  ofAll: readonly string[]
  /** Attributes that other rows say in full. */
  leftOut: readonly string[]
}

/** Families of fewer say nothing about what the others of their kind would state. */
const tellingFamily = 3
/** Of the record’s `size`, whatever an attribute of that name is told in. */
const sizeUnits = { unit: 'mm', usUnit: 'in' }
const ofSize = ' of size'

/**
 * A field for each attribute that a column states. What a column leaves out is not applicable to
 * it where no product of its family states it, and not stated otherwise.
 */
export function statedFields(
  columns: readonly Column[],
  { definitions, family, ofAll, leftOut }: Options,
): Field[] {
  const define = attributeLookup(definitions)
  const order = new Map(definitions.map(({ key }, i) => [key, i]))
  const whole = columns.map((column) => wholeOf(column, define))
  const keys = [...new Set(whole.flatMap((values) => [...values.keys()]))]
  const stated = columns.map(({ product }) => keysOf(family(product.family)))
  const silence = (key: string, column: number): Said => {
    const others = stated[column]
    return !others || others.has(key) || ofAll.includes(key) ? 'not stated' : 'not applicable'
  }
  return keys
    .filter((key) => !isPlaceField(key) && !leftOut.includes(key))
    .toSorted((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity))
    .map((key) => {
      const isSize = whole.some((values) => values.get(key)?.isSize)
      const { label, group, unit, usUnit, better } = define(key.replace(ofSize, ''))
      return {
        key,
        label,
        group: group ?? (isSize ? define('weight').group : undefined) ?? '',
        ...(isSize ? sizeUnits : { ...(unit && { unit }), ...(usUnit && { usUnit }) }),
        ...(better && { better }),
        said: whole.map((values, i) => values.get(key)?.values ?? silence(key, i)),
      }
    })
}

type Stated = { values: readonly AttributeValue[]; isSize?: true }

/** A column's attributes, with the dimensions of its size that they leave out. */
function wholeOf(
  { product, attributes }: Column,
  define: ReturnType<typeof attributeLookup>,
): Map<string, Stated> {
  const all = new Map<string, Stated>(
    Object.entries(attributes).map(([key, values]) => [key, { values }]),
  )
  for (const [key, value] of Object.entries(readSize(product.size).size ?? {})) {
    if (all.has(key)) continue
    const { unit = sizeUnits.unit } = define(key)
    // An attribute of that name in other units is another row.
    all.set(unit === sizeUnits.unit ? key : `${key}${ofSize}`, { values: [value], isSize: true })
  }
  return all
}

/** Undefined where too few could state anything. */
const keysOf = (products: readonly ProductSummary[]) =>
  products.length < tellingFamily ? undefined : readKeys(products)

/** Of the products of a family, which are one list as long as their catalogue is served. */
const readKeys = /* @__PURE__ */ rememberFor(
  (products: readonly (ProductSummary & Partial<Product>)[]) => {
    const keys = new Set<string>()
    for (const { attributes, size } of products) {
      for (const key of Object.keys(attributes)) if (attributes[key]!.length) keys.add(key)
      for (const key of Object.keys((size as object | undefined) ?? {})) keys.add(key)
    }
    return keys
  },
)
