import type { ListItem } from './list-items.ts'
import { takePasted, type PastedLines } from './pasted-lines.ts'
import { parsePastedTable } from './pasted-table.ts'
import { readQuantities } from './written-quantity.ts'

/**
 * Adds to a list what was pasted: a table, or lines. For servers: browsers have no code for tables.
 * `column` as `takePasted` has it.
 */
export function readPasted(
  text: string,
  isNumber: (written: string) => boolean,
  onto: readonly ListItem[] = [],
  column?: string,
  reader = readQuantities,
): PastedLines {
  return takePasted(text, isNumber, onto, { reader, column, parseTable: parsePastedTable })
}
