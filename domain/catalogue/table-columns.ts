import { lookup } from '#domain/lookup.ts'
import {
  areSame,
  attributeLookup,
  byDefinition,
  type AttributeDefinition,
  type AttributeValue,
} from './attribute.ts'
import { reservedParameters } from './listing-state.ts'
import { isPlaceField } from './place-fields.ts'
import type { ProductSummary } from './product.ts'

/** An attribute as a column of a table of products. */
export type TableColumn = AttributeDefinition & { label: string }

type Options = {
  /** Keys that are wanted whatever they tell: of the order and of the chosen filters. */
  always: readonly string[]
  /** By family, the keys that tell its products apart. */
  telling: Readonly<Record<string, readonly string[]>>
}

/** Every row begins with them. */
const rowHeads: ReadonlySet<string> = new Set(['partNumber', 'name'])
/** What can be read side by side. */
const maxColumns = 7
/** Beyond so many characters on average a text is to be read, not compared. */
const maxMeanLength = 32

/**
 * The attributes worth a column for these products: those in which they differ and which more than
 * half of them state, the ones that tell most of them apart first. Of one product, what it states.
 * They stand in the order of the definitions. Of the fields that say where a product stands the
 * narrowest that differs is one, too.
 */
export function tableColumns(
  products: readonly ProductSummary[],
  definitions: readonly AttributeDefinition[],
  { always, telling }: Options,
): TableColumn[] {
  const { fields, families } = survey(products)
  const isTelling = ({ stated, differs, length }: Field) =>
    stated * 2 > products.length &&
    length <= stated * maxMeanLength &&
    (differs || products.length === 1)
  const inOrder = byDefinition(definitions)
  const told = new Map<string, number>()
  for (const [family, count] of families) {
    for (const key of lookup(telling, family) ?? []) told.set(key, (told.get(key) ?? 0) + count)
  }

  const candidates = [...fields]
    .filter(([key, field]) => isTelling(field) && !reservedParameters.has(key))
    .map(([key]) => key)
    .sort((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0) || inOrder(a, b))
  const place = candidates.filter(isPlaceField).toSorted(inOrder).slice(-1)
  const wanted = always.filter(
    (key) => !rowHeads.has(key) && (!isPlaceField(key) || fields.get(key)?.differs),
  )
  const others = candidates.filter((key) => !isPlaceField(key))
  const chosen = [...new Set([...wanted, ...place, ...others])]
  return chosen
    .slice(0, Math.max(maxColumns, wanted.length))
    .sort(inOrder)
    .map(attributeLookup(definitions))
}

type Field = {
  /** How many products state it, in how many characters. */
  stated: number
  length: number
  first: readonly AttributeValue[]
  differs: boolean
}

function survey(products: readonly ProductSummary[]) {
  const fields = new Map<string, Field>()
  const families = new Map<string, number>()
  for (const { attributes, family } of products) {
    families.set(family, (families.get(family) ?? 0) + 1)
    for (const [key, values] of Object.entries(attributes)) {
      const field = fields.get(key)
      if (!field) {
        fields.set(key, { stated: 1, length: lengthOf(values), first: values, differs: false })
        continue
      }
      field.stated++
      field.length += lengthOf(values)
      field.differs ||= !areSame(values, field.first)
    }
  }
  return { fields, families }
}

/** Roughly: a measure is short. */
function lengthOf(values: readonly AttributeValue[]): number {
  let length = 0
  for (const value of values) length += typeof value === 'string' ? value.length + 2 : 8
  return length
}
