import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { idOf, type CatalogueFile } from '#domain/catalogue/check-fault.ts'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { formerField } from '#domain/catalogue/former-names.ts'
import { contentFields } from '#domain/records/product-document.ts'
import { trimmedText } from '#domain/catalogue/product.ts'
import { createColumnOf, measureParts, splitKey, type Column } from '#domain/sheets/column.ts'
import { flatten } from '#domain/sheets/flatten.ts'
import { isStructured, mapFields, variantMembers } from '#domain/sheets/record-fields.ts'
import * as cells from '#texts/cells.ts'
import * as texts from '#texts/sheets.ts'
import type { SheetRecord } from '#domain/sheets/row.ts'

export type FlatProduct = { id: string; data: Record<string, unknown>; record: SheetRecord }

/** One sheet of products. */
export type FamilySheet = { name: string; columns: Column[]; products: FlatProduct[] }

export const columnOf = createColumnOf(attributes)

/** Sheets that hold no products, by their names in the editors' language and in English. */
export const ourSheets: readonly string[] = [
  'Read me',
  'Fields',
  'Lists',
  'Messages',
  texts.readMe,
  texts.fieldsSheet,
  cells.messages,
]

/** Where products stand whose family is none of the site's. */
const others = texts.otherProducts

/** Columns that every sheet has, filled in or not, in their order. */
const first = [
  'row',
  'slug',
  'partNumber',
  'product',
  'productFamily',
  'subFamily',
  'rank',
  'Include Y or N',
  'lifecycle.state',
  'lifecycle.from',
  'lifecycle.lastOrder',
  'lifecycle.replacedBy',
  'aka',
  ...variantMembers.map(({ key }) => key),
]
const usual = [
  'text',
  'image',
  'image2',
  'image3',
  'dataSheet',
  'features',
  'faq',
  'relatedProducts',
]

/** What no product of this company can say: there is no compliance where no rule tells of it. */
const unsaid = tradeRules.compliance ? [] : ['compliance']

/** Every key that a column can have, in the order of columns: what a product may say. */
export const allKeys: readonly string[] = [
  ...new Set([
    ...first,
    ...attributes.flatMap(({ key }) => [key, ...measureParts.map((part) => `${key}.${part}`)]),
    ...Object.entries(mapFields).flatMap(([field, members]) =>
      unsaid.includes(field) ? [] : members.map(({ key }) => `${field}.${key}`),
    ),
    ...Object.keys(contentFields).filter((field) => !(field in mapFields) && field !== formerField),
  ]),
]
/** Those that an editor may write above a new column: limits of numbers alone, and no cells of JSON. */
export const offeredKeys: readonly string[] = (() => {
  const meant = new Map(attributes.map((one) => [one.key, partsOf(one)]))
  return allKeys.filter((key) => {
    const { field, part } = splitKey(key)
    if (meant.has(field) && !(field in mapFields)) return meant.get(field)!.includes(part)
    return part !== '' || !isStructured(field)
  })
})()

/** What an attribute's values are made of: '' is a value as a whole. */
function partsOf({ kind, unit }: AttributeDefinition): readonly string[] {
  if (kind === 'interval') return ['min', 'max']
  return kind === 'number' || (!kind && unit) ? ['', ...measureParts] : ['']
}

const order = new Map(allKeys.map((key, at) => [key, at]))

/** The products by family, in the site's order, each family with the columns that it uses. */
export function familySheets(files: readonly CatalogueFile[]): FamilySheet[] {
  const products = files.map(({ file, data }) => ({ id: idOf(file), data, record: flatten(data) }))
  const familyOf = ({ data }: FlatProduct) => {
    const family = trimmedText(data.productFamily)
    return (familyOrder as readonly string[]).includes(family) ? family : others
  }
  const sheets = [...familyOrder, others].map((family) => {
    const own = products.filter((product) => familyOf(product) === family)
    return { name: family, columns: columnsFor(own), products: own.sort(byRank) }
  })
  return sheets.filter(({ name, products: own }) => name !== others || own.length > 0)
}

function columnsFor(products: readonly FlatProduct[]): Column[] {
  const used = products.flatMap(({ record: { main, variants } }) =>
    [main, ...variants].flatMap(({ cells }) => [...cells.keys()]),
  )
  const keys = new Set([...first, ...usual, ...used, ...bothEnds(used)])
  const place = (key: string) => order.get(key) ?? order.size
  return [...keys].sort((a, b) => place(a) - place(b)).map(columnOf)
}

/** An interval has two ends, also where one of them is blank. */
function bothEnds(used: readonly string[]): string[] {
  const isInterval = new Set(
    attributes.flatMap(({ key, kind }) => (kind === 'interval' ? key : [])),
  )
  return used.flatMap((key) => {
    const { field } = columnOf(key)
    return isInterval.has(field) ? [`${field}.min`, `${field}.max`] : []
  })
}

function byRank(a: FlatProduct, b: FlatProduct): number {
  const rank = ({ data }: FlatProduct) => (typeof data.rank === 'number' ? data.rank : Infinity)
  return rank(a) === rank(b) ? (a.id < b.id ? -1 : 1) : rank(a) - rank(b)
}
