import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { quantityField } from '#domain/deciding/list-text.ts'
import type { ListItem } from '#domain/deciding/list-items.ts'
import { ListTable, removeLabel } from './list-table.tsx'
import { quantityLabel } from '#domain/deciding/quantity-label.ts'

export type PlacedItem = { item: ListItem; at: number }

/**
 * Makes the table that the server makes, of lines that it has not read yet. Rendered once, before
 * anything is pressed: rows of it are copied within the frame of the press.
 */
export function unreadTables(
  complies: boolean,
): (items: readonly PlacedItem[]) => HTMLTableElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  const line = { state: 'unread' as const, partNumber: '', quantity: 1, instead: [] }
  flushSync(() => root.render(<ListTable lines={[{ line, at: 1 }]} complies={complies} />))
  // What stands in the page is nobody's to render again.
  const empty = place.querySelector('table')!.cloneNode(true) as HTMLTableElement
  root.unmount()
  const pattern = empty.tBodies[0]!.rows[0]!
  pattern.remove()
  return (items) => {
    const table = empty.cloneNode(true) as HTMLTableElement
    table.tBodies[0]!.append(...items.map((one) => filled(pattern, one)))
    return table
  }
}

function filled(pattern: HTMLTableRowElement, { item, at }: PlacedItem): HTMLTableRowElement {
  const row = pattern.cloneNode(true) as HTMLTableRowElement
  const { partNumber, quantity } = item
  row.cells[0]!.textContent = partNumber
  const field = row.querySelector('input')!
  field.name = quantityField(at)
  field.ariaLabel = quantityLabel(partNumber)
  field.defaultValue = String(quantity)
  field.value = String(quantity)
  const remove = row.querySelector('button')!
  remove.value = String(at)
  remove.ariaLabel = removeLabel(partNumber)
  return row
}
