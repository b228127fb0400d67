import type { WriteOptions, WriteSheet } from 'hucre/xlsx'
import { interfaces } from '#content/interfaces.ts'
import { tradeRules } from '#content/trade-rules.ts'
import type { CatalogueFile } from '#domain/catalogue/check-fault.ts'
import { headOf } from '#domain/sheets/column.ts'
import { tables } from '#domain/sheets/record-fields.ts'
import * as texts from '#texts/sheets.ts'
import type { Content, SheetRecord } from '#domain/sheets/row.ts'
import { baseSheet } from './base-sheet.ts'
import { createChoices } from './choices.ts'
import { inWords } from './cell-words.ts'
import { createGrid } from './grid.ts'
import { columnOf, familySheets, offeredKeys, ourSheets } from './layout.ts'
import { readMe } from './read-me.ts'
import { tableColumns } from './table-columns.ts'

/** The whole catalogue as a workbook: a sheet for each family, and what one row cannot hold on others. */
export function workbookOf(files: readonly CatalogueFile[]): WriteOptions {
  const families = familySheets(files)
  const choices = createChoices(files)
  const names = createNames()
  const products = families.map(({ name, columns, products: own }): WriteSheet => {
    const rows = own.flatMap(({ id, record }) => rowsOf(id, record))
    return createGrid({ name: names(name), columns, rows, choices, frozen: 4 })
  })
  const records = families.flatMap(({ products: own }) => own)
  const further = tables.map((table): WriteSheet => {
    const rows = records.flatMap(({ id, record }) =>
      table.fields.flatMap((field) =>
        (record.tables.get(field) ?? []).map(
          ({ cells }) => new Map<string, Content>([['slug', id], ['field', field], ...cells]),
        ),
      ),
    )
    const columns = tableColumns(table).map((column) => {
      // A column that names an engine's own list, as the relations of standards, keeps it.
      const own = column.values ? undefined : furtherChoices(column.key)
      return own ? { ...column, values: own } : column
    })
    return createGrid({ name: names(table.name), columns, rows, choices, frozen: 1 })
  })
  const sheets = [
    readMe(further.map(({ name }) => name)),
    ...products,
    ...further,
    fieldsSheet(),
    choices.sheet(),
    baseSheet(files),
  ]
  return { sheets, activeSheet: 0, defaultFont: { name: 'Calibri', size: 11 } }
}

/** What a company closes in records of its own. */
function furtherChoices(key: string): string[] | undefined {
  if (key === 'interface' && interfaces.length > 0) return interfaces.map(({ name }) => name)
  return key === 'relation' && tradeRules.relations?.length ? [...tradeRules.relations] : undefined
}

function rowsOf(id: string, { main, variants }: SheetRecord): Map<string, Content>[] {
  return [
    new Map<string, Content>([...main.cells, ['row', 'product'], ['slug', id]]),
    ...variants.map(
      ({ cells }) => new Map<string, Content>([...cells, ['row', 'variant'], ['slug', id]]),
    ),
  ]
}

/** Every head that may be written above a new column. */
function fieldsSheet(): WriteSheet {
  const rows = offeredKeys
    .map(columnOf)
    .map((column) => [
      headOf(column),
      column.key,
      texts.kinds[column.reads],
      column.values?.map((value) => inWords(value, column)).join(', ') ?? '',
      column.explain,
    ])
  const heads = texts.fieldHeads
  return {
    name: texts.fieldsSheet,
    columns: [{ width: 34 }, { width: 28 }, { width: 14 }, { width: 50 }, { width: 90 }],
    rows: [[heads.head, heads.field, heads.holds, heads.choices, heads.meaning], ...rows],
    cells: new Map([0, 1, 2, 3, 4].map((at) => [`0,${at}`, { style: { font: { bold: true } } }])),
    freezePane: { rows: 1 },
  }
}

/** Names that a spreadsheet takes: 31 signs, some not allowed, none twice. */
function createNames() {
  const taken = new Set(ourSheets.map((name) => name.toLowerCase()))
  return (wanted: string): string => {
    const plain = wanted
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'|'$/g, '')
      .trim()
    let name = plain.slice(0, 31).trim()
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${plain.slice(0, 27)} ${next}`
    taken.add(name.toLowerCase())
    return name
  }
}
