import { formatValues, headline, type AttributeValue } from '#domain/catalogue/attribute.ts'
import { extentOf } from '#domain/catalogue/measure.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { TableColumn } from '#domain/catalogue/table-columns.ts'
import { unitBeside } from '#domain/catalogue/unit-beside.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'
import { lookup } from '#domain/lookup.ts'

/** Products as rows, which say of each attribute the same short form as cards and filters. */
export type TableView = {
  columns: TableHead[]
  rows: TableRow[]
}

export type TableHead = {
  key: string
  label: string
  unit?: string
  /** The unit that buyers in the U.S. read, where that is another. */
  us?: string
  /** Only numbers stand in it. */
  isNumeric?: true
}

export type TableRow = {
  slug: string
  name: string
  number: string
  /** As of a card. */
  query?: string
  /** In the columns' order, without units; empty for what is not stated. */
  cells: TableCell[]
}

/** One text, or one for each system of units. */
export type TableCell = string | [metric: string, us: string]

export function tableView(
  products: readonly ProductSummary[],
  columns: readonly TableColumn[],
): TableView {
  const stated = (key: string) =>
    products.flatMap(({ attributes }) => lookup(attributes, key) ?? [])
  const heads = columns.map((column): TableHead => {
    const { key, label } = column
    const unit = unitBeside(label, column.unit)
    const isNumeric = stated(key).every((value) => extentOf(value) !== undefined)
    return {
      key,
      label,
      ...(unit && { unit }),
      ...(converts(column) && { us: column.usUnit }),
      ...(isNumeric && { isNumeric }),
    }
  })
  return {
    columns: heads,
    rows: products.map(({ slug, name, partNumber, attributes }) => ({
      slug,
      name,
      number: partNumber,
      cells: columns.map((column) => cellOf(column, lookup(attributes, column.key) ?? [])),
    })),
  }
}

function cellOf(column: TableColumn, values: readonly AttributeValue[]): TableCell {
  const short = values.map((value) => headline(value, column.better))
  const metric = formatValues(short)
  if (!converts(column)) return metric
  const { unit, usUnit } = column
  const us = formatValues(short.map((value) => toUnit(value, unit, usUnit)))
  return us === metric ? metric : [metric, us]
}

type Converting = { unit: string; usUnit: string }

function converts(column: TableColumn): column is TableColumn & Converting {
  const { unit, usUnit } = column
  return unit !== undefined && usUnit !== undefined && canConvert(unit, usUnit)
}
