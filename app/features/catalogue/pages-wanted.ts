import { useSyncExternalStore, type ComponentType } from 'react'
import type { ProductDetails } from './product-details-view.ts'
import type { ProductView } from './product-view.ts'

/** A product's page by its address, and what its first screen is made of. */
export type Ahead = { page: string; view: ProductView; details: ProductDetails | undefined }

/** More than a phone has links to in sight. */
const mostPages = 6
const none: readonly Ahead[] = []

type Wanted = {
  pages: readonly Ahead[]
  /** What renders them: a part of the code of their own page, which is brought ahead of a press as well. */
  Pages?: ComponentType<{ pages: readonly Ahead[] }>
}

const nothing: Wanted = { pages: none }
let wanted = nothing
const listeners = new Set<() => void>()

export function renderAheadWith(Pages: NonNullable<Wanted['Pages']>): void {
  change({ ...wanted, Pages })
}

/** Has a page's first screen rendered ahead of the press that may lead there. */
export function wantAhead(ahead: Ahead): void {
  const { pages } = wanted
  if (pages.some(({ page }) => page === ahead.page)) return
  change({ ...wanted, pages: [...pages, ahead].slice(-mostPages) })
}

let look: (() => void) | undefined

/** Who looks for links calls it at each page that has come. */
export function onPage(callback: () => void): void {
  look = callback
}

/** Another page has come: what the one before led to is forgotten. */
export function pageCame(): void {
  if (wanted.pages.length > 0) change({ ...wanted, pages: none })
  look?.()
}

export const pagesWanted = () => wanted.pages

export const usePagesWanted = () =>
  useSyncExternalStore(
    listen,
    () => wanted,
    () => nothing,
  )

function change(to: Wanted): void {
  wanted = to
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
