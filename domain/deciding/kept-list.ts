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
  const number = added.partNumber.toUpperCase()
  const line = items.find((item) => item.partNumber.toUpperCase() === number)
  return {
    kept: writeItems(items),
    partNumber: added.partNumber,
    quantity: line?.quantity ?? 0,
    lines: items.length,
  }
}
