import type { Column } from '#domain/sheets/column.ts'
import { asColumn } from '#domain/sheets/read-field.ts'
import * as texts from '#texts/sheets.ts'
import { tables, type Table } from '#domain/sheets/record-fields.ts'
import { columnOf } from './layout.ts'

/** The columns of a further sheet: whose row it is, which field, and what an entry says. */
export function tableColumns({ fields, members }: Table): Column[] {
  const slug = { ...columnOf('slug'), explain: texts.explainSlugOfRow }
  const { words: _, ...row } = columnOf('row')
  const field: Column = {
    ...row,
    key: 'field',
    label: texts.field,
    explain: fields.map((name) => explained[name]).join(' '),
    values: fields,
  }
  return [slug, ...(fields.length > 1 ? [field] : []), ...members.map(asColumn)]
}

const explained: Readonly<Record<string, string>> = texts.explained

/** The further sheet that a row of keys is the head of; undefined for another. */
export function tableWith(keys: readonly string[]): Table | undefined {
  if (!keys.includes('slug')) return undefined
  const likely = tables
    .map((table) => ({
      table,
      known: table.members.filter(({ key }) => keys.includes(key)).length,
    }))
    .sort((a, b) => b.known - a.known)[0]
  return likely && likely.known >= 2 ? likely.table : undefined
}
