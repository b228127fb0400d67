import type { ListItem } from './list-items.ts'
import type { SeenLine } from './pasted-lines.ts'

/** The items that nobody has to read anymore. */
export function readOf(items: readonly ListItem[], unread: readonly SeenLine[]): ListItem[] {
  const open = amounts(unread.flatMap(({ item }) => item ?? []))
  return items.flatMap((item) => {
    const quantity = item.quantity - (open.get(keyOf(item)) ?? 0)
    return quantity > 0 ? { ...item, quantity } : []
  })
}

/** By number, in capitals, how many there are. */
export function amounts(items: readonly ListItem[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const item of items) all.set(keyOf(item), (all.get(keyOf(item)) ?? 0) + item.quantity)
  return all
}

export const keyOf = ({ partNumber }: ListItem) => partNumber.toUpperCase()
