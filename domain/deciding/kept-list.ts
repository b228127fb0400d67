import { mergedItems, readItems, writeItems, type ListItem } from './list-items.ts'

/** A list as a browser keeps it, after a change of one part. */
export type ChangedList = {
  /** As `writeItems` writes it. */
  kept: string
  partNumber: string
  /** How many of the part are on the list now; none where the list is full. */
  quantity: number
  /** All of the list. */
  lines: number
}

/** The items of a list as a browser keeps it, percent-encoded; none of any other text. */
export function readKept(kept: string): ListItem[] {
  try {
    return readItems(decodeURIComponent(kept))
  } catch {
    return []
  }
}

/** Adds a part to a list, or more of it. */
export function addItem(kept: string, added: ListItem): ChangedList {
  const items = mergedItems([...readKept(kept), added])
  const line = items[placeOf(items, added.partNumber)]
  return {
    kept: writeItems(items),
    partNumber: added.partNumber,
    quantity: line?.quantity ?? 0,
    lines: items.length,
  }
}

/** Sets how many of a part are on a list; adds it where it has been removed meanwhile. */
export function setQuantity(kept: string, item: ListItem): ChangedList {
  const items = readKept(kept)
  const at = placeOf(items, item.partNumber)
  if (at < 0) return addItem(kept, item)
  const changed = items.with(at, { ...items[at]!, quantity: item.quantity })
  return { kept: writeItems(changed), ...item, lines: items.length }
}

const placeOf = (items: readonly ListItem[], partNumber: string) =>
  items.findIndex((item) => item.partNumber.toUpperCase() === partNumber.toUpperCase())
