import { cookieChoice } from '#app/lib/functionality-cookies.ts'
import { mergedItems, readItems, writeItems, type ListItem } from '#domain/deciding/list-items.ts'
import { kept, keptEvent, keptKey } from './use-kept.ts'

/** What came of a press, for whoever cannot see it. */
export type KeptNews = { partNumber: string; quantity: number; lines: number }

/** Keeps a list in place of the one before; throws where the browser keeps its storage closed. */
export function keep(items: readonly ListItem[], news?: KeptNews): void {
  store(keptKey, items.length ? writeItems(items) : '')
  dispatchEvent(new CustomEvent<KeptNews | undefined>(keptEvent, { detail: news }))
}

/** Adds to the list that is kept. */
export function addToKept(added: readonly ListItem[]): ListItem[] {
  const items = mergedItems([...readItems(decodeURIComponent(kept())), ...added])
  const [first] = added
  const number = first?.partNumber.toUpperCase()
  const line = items.find(({ partNumber }) => partNumber.toUpperCase() === number)
  keep(items, line && { ...line, lines: items.length })
  return items
}

/** For later visits where the visitor has allowed that: refusing removes it. */
export function store(key: string, value: string): void {
  const lasting = cookieChoice() === 'all'
  const [storage, other] = lasting ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  other.removeItem(key)
  if (value) storage.setItem(key, value)
  else storage.removeItem(key)
}
