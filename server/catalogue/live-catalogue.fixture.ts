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

type Copy = StoredDocument[] | Promise<StoredDocument[] | undefined>

/** A live catalogue as it boots over a store whose answer can be changed, its copy kept in memory. */
export function boot(answer: Answer, copy?: Copy, timeout: Promise<unknown> = never) {
  const world = { answer, copy, asked: 0, writable: true, writing: Promise.resolve() }
  const store: ProductStore = {
    list: async () => {
      world.asked += 1
      return await world.answer()
    },
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const clock = { now: 0 }
  const live = createLiveCatalogue({
    store,
    lastGood: {
      async read() {
        const documents = await world.copy
        return documents && { documents }
      },
      async write({ documents }) {
        if (!world.writable) throw new Error('disk full')
        await world.writing
        world.copy = [...documents]
      },
    },
    content,
    log,
    timeout: () => timeout,
    now: () => clock.now,
  })
  const said = (level: 'info' | 'warn' | 'error', words: string) =>
    log[level].mock.calls.filter((call) => JSON.stringify(call).includes(words)).length
  return { world, live, said, clock }
}

/** The same, booted. */
export async function start(...given: Parameters<typeof boot>) {
  const { live: booting, ...made } = boot(...given)
  const live = await booting
  // The copy for another day is written behind the boot.
  await setImmediate()
  return { ...made, live, slugs: () => slugsOf(live) }
}

export const slugsOf = (live: Awaited<ReturnType<typeof createLiveCatalogue>>) =>
  live.current().catalogue.products.map(({ slug }) => slug)
