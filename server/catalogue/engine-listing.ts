import type { Logger } from 'pino'
import { listedProducts } from '#domain/catalogue/catalogue.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { pageSize, type ListingResult } from '#domain/catalogue/listing.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/memo/pause.ts'
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
  /** Stale while lists are answered from memory: it has not got the catalogue in use, or failed last. */
  state: () => EngineState
}
export type EngineState = { status: 'ok' | 'stale' }

type Dependencies = {
  engine: ProductSearch
  live: Pick<LiveCatalogue, 'current' | 'onChange'>
  /** Changes with how this company orders its products and calls their fields. */
  told: string
  log: Pick<Logger, 'info' | 'warn'>
  onFailure: () => void
  /** Calls back once, milliseconds later. */
  later: (call: () => void, milliseconds: number) => void
}

/** What a page waits for an answer, before it is made from memory. */
const waitMilliseconds = 2000
const againMilliseconds = 10_000
const replacedMilliseconds = 30_000
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
  later,
}: Dependencies): EngineListing {
  const named = (version: string) => `${version} ${told}`
  /** The catalogue's version that it is known to have. */
  let filled: string | undefined
  let isFailing = false
  let isDue = false
  let running: Promise<void> | undefined

  async function fill(): Promise<void> {
    while (live.current().version !== filled) {
      const { version, catalogue } = live.current()
      // Nothing could be read yet: another server may have filled it with all.
      if (!catalogue.products.length) return
      await engine.put(named(version), inTurn(listedProducts(catalogue)))
      filled = version
      log.info({ version }, 'search engine: has this catalogue')
    }
  }

  /** Whether it has what it should and answers; one at a time. */
  const check = () => void (running ??= checkNow().finally(() => (running = undefined)))

  async function checkNow(): Promise<void> {
    try {
      await fill()
      // After a crash it may answer that it has nothing.
      if (isFailing && filled && !(await answerOf(filled, anything, 1))) await fill()
    } catch (error) {
      failed(error)
    }
  }

  function again(milliseconds: number): void {
    if (isDue) return
    isDue = true
    later(() => {
      isDue = false
      check()
    }, milliseconds)
  }

  /** What it answers in time; undefined where it has not got this version any more. */
  async function answerOf(version: string, state: ListingState, size: number) {
    const found = await inTime(engine.find(named(version), state, size), later)
    if (isFailing) log.info('search engine: answers again')
    isFailing = false
    if (!found) {
      // Replaced by others, or emptied; not at once, for two that replace each other would never end.
      if (version === filled) filled = undefined
      again(replacedMilliseconds)
    }
    return found
  }

  function failed(error: unknown): void {
    onFailure()
    if (!isFailing)
      log.warn(
        { err: error, reason: reasonOf(error) },
        'search engine: failed, lists are answered from memory',
      )
    isFailing = true
    again(againMilliseconds)
  }

  async function find(
    { version, catalogue }: Parameters<EngineListing['find']>[0],
    state: ListingState,
  ): Promise<ListingResult<Product> | undefined> {
    // A table's columns are chosen by all products found, which stand in memory alone.
    if (state.view || version !== filled || isFailing) return undefined
    try {
      const found = await answerOf(version, state, pageSize)
      if (!found) return undefined
      const { slugs, ...result } = found
      const items = slugs.flatMap((slug) => catalogue.bySlug.get(slug) ?? [])
      if (items.length < slugs.length)
        throw new Error('The engine names products that are not there.')
      return { ...result, items, near: [] }
    } catch (error) {
      failed(error)
      return undefined
    }
  }

  return {
    find,
    state: () => ({
      status: live.current().version === filled && !isFailing ? 'ok' : 'stale',
    }),
    start() {
      live.onChange(check)
      check()
    },
  }
}

function inTime<Value>(
  value: Promise<Value>,
  later: (call: () => void, milliseconds: number) => void,
): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    later(() => reject(new Error('The engine did not answer in time.')), waitMilliseconds)
  })
  return Promise.race([value, late])
}

/** Requests that came in meanwhile go first. */
async function* inTurn(products: readonly Product[]): AsyncGenerator<Product> {
  const pause = createPause()
  for (const product of products) {
    await pause()
    yield product
  }
}
