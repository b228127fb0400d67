import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ListItem } from '#domain/deciding/list-items.ts'
import { ListTable } from './list-table.tsx'

export type PlacedItem = { item: ListItem; at: number }

/** The table that the server makes, of lines that it has not read yet. */
export function unreadTable(items: readonly PlacedItem[]): HTMLTableElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  const lines = items.map(({ item, at }) => ({
    line: { ...item, state: 'unread' as const, instead: [] },
    at,
  }))
  flushSync(() => root.render(<ListTable lines={lines} />))
  // What stands in the page is nobody's to render again.
  const table = place.firstElementChild!.cloneNode(true) as HTMLTableElement
  root.unmount()
  return table
}
