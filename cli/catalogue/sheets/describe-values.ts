import { fieldNow } from '#domain/catalogue/former-names.ts'
import { flatten } from '#domain/sheets/flatten.ts'
import { splitKey } from '#domain/sheets/column.ts'
import type { Content, SheetRecord } from '#domain/sheets/row.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'

type Data = Record<string, unknown>
const most = 70

/** '    weight: 5.9 → 6.1', a line for each cell that differs; of rows their number. */
export function describeValues(
  before: Data | undefined,
  after: Data | undefined,
  fields: readonly string[],
): string[] {
  const [old, now] = [flatten(before ?? {}), flatten(after ?? {})]
  return fields.map(fieldNow).flatMap((field) => {
    const keys = new Set([...old.main.cells.keys(), ...now.main.cells.keys()])
    const own = [...keys].filter((key) => splitKey(key).field === field)
    const cells = own.flatMap((key) => {
      const [from, to] = [old.main.cells.get(key), now.main.cells.get(key)]
      return from === to ? [] : `    ${key}: ${shown(from)} → ${shown(to)}`
    })
    const [rowsBefore, rowsNow] = [rowsOf(field, old), rowsOf(field, now)]
    const sums = fillIn(texts.rows, { before: rowsBefore, after: rowsNow })
    const rows = rowsBefore + rowsNow > 0 ? [`    ${field}: ${sums}`] : []
    return [...cells, ...rows]
  })
}

function rowsOf(field: string, { variants, tables }: SheetRecord): number {
  return field === 'variants' ? variants.length : (tables.get(field)?.length ?? 0)
}

function shown(content: Content | undefined): string {
  if (content === undefined) return texts.nothing
  const text = String(content).replace(/\n/g, ' | ')
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
