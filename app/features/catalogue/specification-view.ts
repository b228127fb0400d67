import { attributeGroups, attributes as definitions } from '#content/attributes.ts'
import { keyFields } from '#content/families.ts'
import { tradeRules } from '#content/trade-rules.ts'
import {
  attributeLookup,
  formatValues,
  labelOver,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { outlineOf } from '#domain/catalogue/outline.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { readSize } from '#domain/catalogue/size.ts'
import { canConvert, inFinerUnit, toUnit } from '#domain/catalogue/units.ts'
import { lookup } from '#domain/lookup.ts'
import { cardFacts } from './card.ts'
import { entriesText } from './entries-text.ts'

export type SpecificationRow = {
  label: string
  value: string
  /** The same in the unit that buyers in the U.S. read, where that is another and is known. */
  us?: string
}

export type SpecificationGroup = {
  /** Empty where nobody has grouped the attributes. */
  heading: string
  rows: SpecificationRow[]
}

export type SpecificationView = {
  groups: SpecificationGroup[]
  /** True where enough of its dimensions is known to draw it. */
  hasDrawing: boolean
}

const define = attributeLookup(definitions)
const order = new Map(definitions.map(({ key }, i) => [key, i]))
const highlightCount = 6
/** Of the record’s `size`, whatever an attribute of that name is told in. */
const sizeUnits = { unit: 'mm', usUnit: 'in' }

/** A product's whole specification. */
export function specificationView(product: Product): SpecificationView {
  const groups = Map.groupBy(wholeSpecification(product), ({ group = '' }) => group)
  return {
    groups: [...groups]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([heading, rows]) => ({ heading, rows: rows.map(toRow) })),
    hasDrawing: outlineOf(product.size) !== undefined,
  }
}

/** The rows beside a product's picture: those of its card, then its family's, equal values once. */
export function highlightsOf(product: Product): SpecificationRow[] {
  const card = new Set(cardFacts(product).map(({ key }) => key))
  const fields = lookup(keyFields, product.family) ?? []
  const place = (key: string) => (card.has(key) ? -1 : fields.indexOf(key) + 1 || Infinity)
  const shown = new Set<string>()
  return specifiedAttributes(product)
    .sort((a, b) => (place(a.key) === place(b.key) ? 0 : place(a.key) - place(b.key)))
    .filter(({ unit, values }) => {
      const value = formatValues(values, unit)
      return !shown.has(value) && shown.add(value)
    })
    .slice(0, highlightCount)
    .map(toRow)
}

function place(group: string): number {
  const at = attributeGroups.indexOf(group)
  return at < 0 ? attributeGroups.length : at
}

type Specified = Omit<AttributeDefinition, 'values'> & {
  label: string
  values: AttributeValue[]
  /** The values in U.S. units, where they are words that no unit converts. */
  us?: string
}

/** The attributes that repeat what the record’s `entries` list kind by kind. */
const { count: entryCount = 'entries', largest: largestEntry = '' } = tradeRules.entries ?? {}

/**
 * Its attributes in the order of all pages, with the dimensions of its size that they leave out
 * and its openings in the place of their number.
 */
export function wholeSpecification(product: Product): Specified[] {
  const { size } = readSize(product.size)
  const added = new Map(
    Object.entries(size ?? {}).filter(([key]) => !Object.hasOwn(product.attributes, key)),
  )
  const attributes = { ...product.attributes }
  for (const [key, value] of added) attributes[key] = [value]
  const entries = entriesText(product.entries)
  if (entries) {
    attributes[entryCount] = [entries.metric]
    if (attributes[largestEntry]?.every((value) => value === entries.largest)) {
      delete attributes[largestEntry]
    }
  }
  return specifiedAttributes({ ...product, attributes }).map(({ key, values }) => ({
    ...(added.has(key) && { group: define('weight').group }),
    ...define(key),
    ...(added.has(key) && sizeUnits),
    values,
    ...(entries && key === entryCount && { unit: '', us: entries.us }),
  }))
}

/** The attributes that are the product's specification, in the order all pages show them. */
function specifiedAttributes({ attributes }: Pick<Product, 'attributes'>) {
  const place = (key: string) => order.get(key) ?? Infinity
  return Object.entries(attributes)
    .filter(([key]) => !isPlaceField(key))
    .sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b))
    .map(([key, values]) => ({ ...define(key), values }))
}

function toRow(specified: Specified): SpecificationRow {
  const { unit, usUnit, values } = inFinerUnit(specified)
  const label = labelOver(specified.label, values)
  const value = formatValues(values, unit)
  if (specified.us) return { label, value, us: specified.us }
  if (!unit || !usUnit || !canConvert(unit, usUnit)) return { label, value }
  const us = formatValues(
    values.map((one) => toUnit(one, unit, usUnit)),
    usUnit,
  )
  return { label, value, us }
}
