import { store } from '#app/lib/store.ts'
import { mergedItems, readItems, writeItems, type ListItem } from '#domain/deciding/list-items.ts'
import { kept, keptEvent, keptKey } from './use-kept.ts'

/** What came of a press: how many of a part are on the list now, none where it is full. */
export type KeptNews = { partNumber: string; quantity: number; lines: number }

/**
 * Keeps a list, as `writeItems` writes it, in place of the one before; throws where the browser
 * keeps its storage closed.
 */
export function keep(written: string): void {
  store(keptKey, written)
  dispatchEvent(new Event(keptEvent))
}

/** Adds to the list that is kept the part that the query of a list’s address names. */
export function addToKept(query: string): KeptNews {
  const [added] = readItems(new URLSearchParams(query).get('items') ?? '')
  if (!added) throw new Error(`No part to add is named by ${query}`)
  const items = mergedItems([...keptItems(), added])
  keep(writeItems(items))
  const { partNumber } = added
  const line = items.find((item) => isOf(item, partNumber))
  return { partNumber, quantity: line?.quantity ?? 0, lines: items.length }
}

/** Has as many of a part on the list that is kept; puts it there where it has gone meanwhile. */
export function keepQuantity(partNumber: string, quantity: number): KeptNews {
  const items = keptItems()
  const at = items.findIndex((item) => isOf(item, partNumber))
  if (at < 0) return addToKept(`?items=${writeItems([{ partNumber, quantity }])}`)
  keep(writeItems(items.with(at, { ...items[at]!, quantity })))
  return { partNumber, quantity, lines: items.length }
}

const isOf = (item: ListItem, partNumber: string) =>
  item.partNumber.toUpperCase() === partNumber.toUpperCase()

export function keptItems(): ListItem[] {
  try {
    return readItems(decodeURIComponent(kept()))
  } catch {
    // Whatever else may have been written there.
    return []
  }
}
