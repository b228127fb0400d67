import { cookieChoice } from '#app/lib/functionality-cookies.ts'
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
  const key = partNumber.toUpperCase()
  const line = items.find((item) => item.partNumber.toUpperCase() === key)
  return { partNumber, quantity: line?.quantity ?? 0, lines: items.length }
}

export function keptItems(): ListItem[] {
  try {
    return readItems(decodeURIComponent(kept()))
  } catch {
    // Whatever else may have been written there.
    return []
  }
}

/** For later visits where the visitor has allowed that: refusing removes it. */
export function store(key: string, value: string): void {
  const lasting = cookieChoice() === 'all'
  const [storage, other] = lasting ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  other.removeItem(key)
  if (value) storage.setItem(key, value)
  else storage.removeItem(key)
}
