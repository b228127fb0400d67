import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { listedProducts } from '#domain/catalogue/catalogue.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { pageSize, type ListingResult } from '#domain/catalogue/listing.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/finding/pause.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
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
  /** Whether it has the catalogue in use. */
  isFilled: () => boolean
}

type Dependencies = {
  engine: ProductSearch
  live: Pick<LiveCatalogue, 'current' | 'onChange'>
  /** Changes with how this company orders its products and calls their fields. */
  told: string
  log: Pick<Logger, 'info' | 'warn'>
  onFailure: () => void
  /** Milliseconds on a clock that nobody sets. */
  now?: () => number
  /** Calls back once, milliseconds later. */
  later: (call: () => void, milliseconds: number) => void
}

/** Whoever asks one that does not answer waits for it: nobody does for as long. */
const restMilliseconds = 10_000
const againMilliseconds = 30_000

/**
 * The list of all products by an engine that several servers share, while it has what this server
 * serves and answers: a page never fails, and waits once, because of it.
 */
export function createEngineListing({
  engine,
  live,
  told,
  log,
  onFailure,
  now = () => performance.now(),
  later,
}: Dependencies): EngineListing {
  const named = (version: string) => `${version} ${told}`
  /** The catalogue's version that it is known to have. */
  let filled: string | undefined
  let restUntil = -Infinity
  let isFailing = false
  let running: Promise<void> | undefined

  async function fillNow(): Promise<void> {
    while (live.current().version !== filled) {
      const { version, catalogue } = live.current()
      // Nothing could be read yet: another server may have filled it with all.
      if (!catalogue.products.length) return
      try {
        await engine.put(named(version), inTurn(listedProducts(catalogue)))
      } catch (error) {
        failed(error)
        later(fill, againMilliseconds)
        return
      }
      filled = version
      answers()
      log.info({ version }, 'search engine: has this catalogue')
    }
  }
  /** One at a time. */
  const fill = () => void (running ??= fillNow().finally(() => (running = undefined)))

  function failed(error: unknown): void {
    restUntil = now() + restMilliseconds
    onFailure()
    if (!isFailing)
      log.warn(
        { err: error, reason: reasonOf(error) },
        'search engine: failed, lists are answered from memory',
      )
    isFailing = true
  }

  function answers(): void {
    restUntil = -Infinity
    if (isFailing) log.info('search engine: answers again')
    isFailing = false
  }

  async function find(
    { version, catalogue }: Parameters<EngineListing['find']>[0],
    state: ListingState,
  ): Promise<ListingResult<Product> | undefined> {
    // A table's columns are chosen by all products found, which stand in memory alone.
    if (state.view || version !== filled || now() < restUntil) return undefined
    try {
      const found = await engine.find(named(version), state, pageSize)
      if (!found) {
        // Replaced by others, or emptied; not at once, for two that replace each other would never end.
        if (version === filled) filled = undefined
        later(fill, againMilliseconds)
        return undefined
      }
      const { slugs, ...result } = found
      const items = slugs.flatMap((slug) => catalogue.bySlug.get(slug) ?? [])
      if (items.length < slugs.length)
        throw new Error('The engine names products that are not there.')
      answers()
      return { ...result, items, near: [] }
    } catch (error) {
      failed(error)
      return undefined
    }
  }

  return {
    find,
    isFilled: () => live.current().version === filled,
    start() {
      live.onChange(fill)
      fill()
    },
  }
}

/** Requests that came in meanwhile go first. */
async function* inTurn(products: readonly Product[]): AsyncGenerator<Product> {
  const pause = createPause(setImmediate)
  for (const product of products) {
    await pause()
    yield product
  }
}
