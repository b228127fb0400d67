import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { vocabulary } from '#content/vocabulary.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import type { ProductListing, ProductStore } from '#server/ports/product-store.ts'
import { createLiveCatalogue } from './live-catalogue.ts'

type Answer = () => ProductListing | Promise<ProductListing>

const content = { familyOrder: ['Lenses'], attributes: [], interfaces: [], vocabulary }
export const holding =
  (...documents: StoredDocument[]): Answer =>
  () => ({ documents, unreadable: [] })
export const down =
  (reason = 'database down'): Answer =>
  () =>
    Promise.reject(new Error(reason))
const never = new Promise<never>(() => {})

/** A live catalogue over a store whose answer can be changed, with a copy that is kept in memory. */
export async function start(
  answer: Answer,
  copy?: StoredDocument[],
  timeout: Promise<unknown> = never,
) {
  const world = { answer, copy, asked: 0, writable: true }
  const store: ProductStore = {
    list: async () => {
      world.asked += 1
      return await world.answer()
    },
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const clock = { now: 0 }
  const live = await createLiveCatalogue({
    store,
    lastGood: {
      read: async () => world.copy && { documents: world.copy },
      write: async ({ documents }) => {
        if (!world.writable) throw new Error('disk full')
        world.copy = [...documents]
      },
    },
    content,
    log,
    timeout: () => timeout,
    now: () => clock.now,
  })
  // The copy for another day is written behind the boot.
  await setImmediate()
  const slugs = () => live.current().catalogue.products.map(({ slug }) => slug)
  const said = (level: 'info' | 'warn' | 'error', words: string) =>
    log[level].mock.calls.filter((call) => JSON.stringify(call).includes(words)).length
  return { world, live, slugs, said, clock }
}
