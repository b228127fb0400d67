import { setTimeout as wait } from 'node:timers/promises'
import { isTooLarge } from '#app/features/catalogue/too-large.ts'
import { searchPaths } from '#app/features/search/search-paths.ts'
import { paths } from '#app/lib/paths.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { pagesBegun } from '#server/http/pages-first.ts'

type Options = {
  live: Pick<LiveCatalogue, 'current' | 'onChange'>
  /** Makes one page and keeps it. */
  load: (url: string) => Promise<unknown>
  /** Of the site. */
  url: string
  /** How many pages have been begun. */
  begun?: () => number
  sleep?: (milliseconds: number) => Promise<unknown>
}

/** Making the finder takes the processor that the first pages need at boot. */
const finderPauseMilliseconds = 2000
/** Enough for most of what answers a search to be compiled. */
const searches = 40
/** A search keeps the thread for longer than a visitor should wait: one is tried where nobody came for so long. */
const quietMilliseconds = 100

/**
 * Makes the finder at boot and after each change, so that the first search does not wait for it. What
 * answers a search runs slowly until it has run some dozens of times, so where the server answers them all
 * it is then asked for products by their names.
 */
export function prepareFinder({
  live,
  load,
  url,
  begun = pagesBegun,
  sleep = sleepOf,
}: Options): void {
  let isTried = false

  async function untilQuiet(): Promise<void> {
    const before = begun()
    await sleep(quietMilliseconds)
    if (begun() !== before) await untilQuiet()
  }

  async function prepare(): Promise<void> {
    await sleep(finderPauseMilliseconds)
    await live.current().finder()
    const { products } = live.current().catalogue
    // Of fewer products a search takes a few milliseconds, the first one too.
    if (isTried || !isTooLarge({ products })) return
    isTried = true
    const step = products.length / searches
    for (let at = 0; at < searches; at++) {
      await untilQuiet()
      const { name } = products[Math.floor(at * step)]!
      const path =
        at % 2
          ? searchPaths.suggestions(name)
          : paths.foundProducts(`?${new URLSearchParams({ q: name })}`)
      await load(new URL(path, url).href)
    }
  }

  // The next search makes it again, and reports the failure.
  const begin = () => void prepare().catch(() => undefined)
  live.onChange(begin)
  begin()
}

const sleepOf = (milliseconds: number) => wait(milliseconds, undefined, { ref: false })
