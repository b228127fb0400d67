import type { ReactNode } from 'react'
import { DataTable } from '#app/ui/data-table.tsx'

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of each row heads it. */
  rows: readonly (readonly ReactNode[])[]
}

/** From this many columns on, phones show a table as a list of facts. */
const manyColumns = 4

/** A document's table, below a heading that names it. */
export function DocumentTable(table: Props) {
  return <DataTable {...table} headed narrow={table.columns.length < manyColumns} />
}
