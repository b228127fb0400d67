import { noTable, unclear } from '#domain/deciding/list-text.ts'
import { fillIn } from '#domain/texts/fill-in.ts'

import * as texts from '#texts/list.ts'
import type { ListView } from './list-view.ts'

/** Says which column of a pasted table the quantities were taken from. */
export function QuantitySource({ column }: { column: ListView['quantityColumn'] }) {
  if (column === undefined || column === unclear || column === noTable) return null
  return <p className="no-print">{sourceText(column)}</p>
}

function sourceText(column: string): string {
  if (column === '') return texts.noQuantityColumn
  return /^\d+$/.test(column)
    ? fillIn(texts.quantityColumnAt, { number: column })
    : fillIn(texts.quantityColumn, { name: column })
}
