import { isFull } from './copies.ts'
import type { Screen } from './belongings.ts'
import { keptSet, keptSets, removeSets, type KeptSet } from './kept-sets.ts'
import { keepWhole } from './keep-whole.ts'
import { sizeOfKeeping, type Measure } from './sizes-of.ts'

export type KeepState =
  /**
   * Measured once it has been in sight; `wasKept` where it has just been removed; `within` is the
   * title of another that it is kept with.
   */
  | ({ phase: 'idle'; wasKept?: boolean; within?: string } & Partial<Measure>)
  | { phase: 'keeping'; done: number; total: number; stop: () => void }
  | { phase: 'kept'; set: KeptSet }
  | ({ phase: 'failed'; why: 'room' | 'connection' } & Partial<Measure>)

/** After so long what is kept is read again, where there is a network. */
const freshMilliseconds = 12 * 60 * 60 * 1000

type Browser = {
  screen: () => Screen
  /** Settles once the service worker answers for what is kept. */
  ready: () => Promise<void>
}

/** What is kept on purpose, and being kept; undefined where the browser has not been asked yet. */
export function createKeeper(caches: CacheStorage, { screen, ready }: Browser) {
  const states = new Map<string, KeepState>()
  const listeners = new Set<() => void>()
  const set = (address: string, state: KeepState) => {
    states.set(address, state)
    for (const listener of listeners) listener()
  }

  async function keep(address: string): Promise<void> {
    const before = states.get(address)
    if (before?.phase === 'keeping') return
    const known: Partial<Measure> =
      before && 'bytes' in before ? { bytes: before.bytes, leftOut: before.leftOut } : {}
    const stopping = new AbortController()
    const { signal } = stopping
    const stop = () => stopping.abort()
    const tell = (done: number, total: number) => {
      if (!signal.aborted) set(address, { phase: 'keeping', done, total, stop })
    }
    tell(0, known.bytes ?? 0)
    try {
      const [kept] = await Promise.all([
        keepWhole({ caches, address, screen: screen(), signal, tell }),
        ready(),
      ])
      set(address, { phase: 'kept', set: kept })
    } catch (error) {
      const wasStopped = signal.aborted
      // Files that are still on their way would say that they go on.
      stop()
      // A browser without room may fail at this, too: what failed is said all the same.
      await removeSets(caches, [address]).catch(console.warn)
      if (wasStopped) return set(address, { phase: 'idle', ...known })
      console.warn(error)
      set(address, { phase: 'failed', why: isFull(error) ? 'room' : 'connection', ...known })
    }
  }

  return {
    stateOf: (address: string) => states.get(address),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keep,
    async look(address: string): Promise<void> {
      if (states.has(address)) return
      const kept = await keptSet(caches, address)
      if (kept) return set(address, { phase: 'kept', set: kept })
      const others = await keptSets(caches)
      const other = others.find(({ pages }) => pages.some((page) => page.address === address))
      set(address, { phase: 'idle', ...(other && { within: other.title }) })
    },
    async measure(address: string): Promise<void> {
      const state = states.get(address)
      if (state?.phase !== 'idle' || state.bytes !== undefined) return
      try {
        const measure = await sizeOfKeeping(address, screen(), AbortSignal.timeout(30_000))
        if (states.get(address) === state) set(address, { ...state, ...measure })
      } catch (error) {
        // It can be kept without: what it was is said behind.
        console.warn(error)
      }
    },
    async remove(address: string): Promise<void> {
      await removeSets(caches, [address])
      set(address, { phase: 'idle', wasKept: true })
    },
    /** Reads again what has been kept for long; one that cannot be read stays as it was. */
    async refresh(): Promise<void> {
      for (const { address, read } of await keptSets(caches)) {
        if (Date.now() - read < freshMilliseconds || states.get(address)?.phase === 'keeping')
          continue
        const { signal } = new AbortController()
        try {
          const keeping = { caches, address, screen: screen(), signal, tell: () => undefined }
          set(address, { phase: 'kept', set: await keepWhole(keeping) })
        } catch (error) {
          console.warn(error)
        }
      }
    },
  }
}
