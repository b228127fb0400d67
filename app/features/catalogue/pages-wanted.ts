import { useSyncExternalStore } from 'react'
import type { ProductDetails } from './product-details-view.ts'
import type { ProductView } from './product-view.ts'

/** A product's page by its address, and what its first screen is made of. */
export type Ahead = { page: string; view: ProductView; details: ProductDetails | undefined }

/** More than a phone has links to in sight. */
const mostPages = 6
const none: readonly Ahead[] = []

let wanted = none
const listeners = new Set<() => void>()

/** Has a page's first screen rendered ahead of the press that may lead there. */
export function wantAhead(ahead: Ahead): void {
  if (wanted.some(({ page }) => page === ahead.page)) return
  change([...wanted, ahead].slice(-mostPages))
}

let look: (() => void) | undefined

/** Who looks for links calls it at each page that has come. */
export function onPage(callback: () => void): void {
  look = callback
}

/** Another page has come: what the one before led to is forgotten. */
export function pageCame(): void {
  if (wanted.length > 0) change(none)
  look?.()
}

export const usePagesWanted = () =>
  useSyncExternalStore(
    listen,
    () => wanted,
    () => none,
  )

function change(to: readonly Ahead[]): void {
  wanted = to
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
