import type { Logger } from 'pino'
import { listedProducts } from '#domain/catalogue/catalogue.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { pageSize, type ListingResult } from '#domain/catalogue/listing.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/memo/pause.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { DependencyState } from '#server/http/health.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

export type EngineListing = {
  /** Undefined where the list in memory has to answer; never a failure. */
  find: (
    snapshot: Pick<CatalogueSnapshot, 'version' | 'catalogue'>,
    state: ListingState,
  ) => Promise<ListingResult<Product> | undefined>
  /** Fills the engine with the catalogue in use, and again with each that comes into use. */
  start: () => void
  /** Stale while lists are answered from memory: it has not got the catalogue in use, or failed last. */
  state: () => DependencyState
}

type Dependencies = {
  engine: ProductSearch
  live: Pick<LiveCatalogue, 'current' | 'onChange'>
  /** Changes with how this company orders its products and calls their fields. */
  told: string
  log: Pick<Logger, 'info' | 'warn'>
  onFailure: () => void
  /** Calls again and again, with so many milliseconds between. */
  every: (milliseconds: number, call: () => void) => void
}

/** How often an engine that fails, or lacks the catalogue in use, is tried again. */
const againMilliseconds = 10_000
const anything: ListingState = { query: '', selection: {}, page: 1 }

/**
 * The list of all products by an engine that several servers share, while it has what this server
 * serves and answers. A page never fails because of it. Those that ask when it stops answering wait
 * for it once; then nobody does, for the server asks by itself until it answers again.
 */
export function createEngineListing({
  engine,
  live,
  told,
  log,
  onFailure,
  every,
}: Dependencies): EngineListing {
  const named = (version: string) => `${version} ${told}`
  /** The catalogue's version that it is known to have. */
  let filled: string | undefined
  let isFailing = false
  let running: Promise<void> | undefined
  const isWell = () => live.current().version === filled && !isFailing

  /** Brings the engine to what it should have; one at a time. */
  function check(): void {
    if (!isWell()) running ??= bringUpToDate().finally(() => (running = undefined))
  }

  async function bringUpToDate(): Promise<void> {
    try {
      // After a crash it may answer that it has nothing.
      if (isFailing && filled && !(await engine.find(named(filled), anything, 1)))
        filled = undefined
      while (live.current().version !== filled) {
        const { version, catalogue } = live.current()
        // Nothing could be read yet: another server may have filled it with all.
        if (!catalogue.products.length) return
        await engine.put(named(version), inTurn(listedProducts(catalogue)))
        filled = version
        log.info({ version }, 'search engine: has this catalogue')
      }
      if (isFailing) log.info('search engine: answers again')
      isFailing = false
    } catch (error) {
      failed(error)
    }
  }

  function failed(error: unknown): void {
    onFailure()
    const reason = reasonOf(error)
    const message = 'search engine: failed, lists are answered from memory'
    if (!isFailing) log.warn({ err: error, reason }, message)
    isFailing = true
  }

  return {
    async find({ version, catalogue }, state) {
      // A table's columns are chosen by all products found, which stand in memory alone.
      if (state.view || version !== filled || isFailing) return undefined
      try {
        const found = await engine.find(named(version), state, pageSize)
        if (!found) {
          // Replaced by others, or emptied.
          if (version === filled) filled = undefined
          return undefined
        }
        const { slugs, ...result } = found
        const items = slugs.flatMap((slug) => catalogue.bySlug.get(slug) ?? [])
        if (items.length < slugs.length)
          throw new Error('The engine names products that are not there.')
        return { ...result, items, near: [] }
      } catch (error) {
        failed(error)
        return undefined
      }
    },
    state: () => ({ status: isWell() ? 'ok' : 'stale' }),
    start() {
      live.onChange(check)
      every(againMilliseconds, check)
      check()
    },
  }
}

/** Requests that came in meanwhile go first. */
async function* inTurn(products: readonly Product[]): AsyncGenerator<Product> {
  const pause = createPause()
  for (const product of products) {
    await pause()
    yield product
  }
}
