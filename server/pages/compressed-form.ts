import pLimit from 'p-limit'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { compress, unpacked, type Encoding } from '../http/compression.ts'
import type { FinishedPage } from './page-cache.ts'

type Dependencies = {
  /** Whether others wait for the processor. */
  isBusy: () => boolean
  /** Is told of the bytes that a page came to hold. */
  grew: (page: FinishedPage, bytes: number) => void
}

/** A tenth larger than the best, in 2 ms; what is thorough is a fortieth larger, in 20 to 40; the best takes 60 to 120. */
const quickQuality = 7
const thoroughQuality = 10
const bestQuality = 11
/** What the next form leaves of one at most, as shares of its bytes: where this is too much it is not tried. */
const leaves = { thorough: 0.85, best: 0.96 }
/** Its best costs 3 ms. */
const gzipLevel = 9
/** What a new connection carries before the browser's first answer: ten packets, in bytes. */
const maxFirstRoundTrip = 14_600
/** How many of the best a visitor waits for, and how many are wanted at most. */
const maxAhead = 2
const maxWanted = 20

export type CompressedForms = ReturnType<typeof createCompressedForms>

/**
 * Pages in the encodings that browsers read, each made once for all who ask. Whoever asks first
 * gets what is quick to make, or where that takes more than one round trip and nobody else waits
 * the next that does not. The best is made for pages that are asked for again, one at a time.
 */
export function createCompressedForms({ isBusy, grew }: Dependencies) {
  const lane = pLimit(1)
  const ahead = () => lane.activeCount + lane.pendingCount
  const brotli = new WeakMap<FinishedPage, Promise<Buffer>>()
  const forms = {
    br: rememberAsyncByKey(firstBrotli, brotli),
    gzip: rememberAsyncByKey(async (page: FinishedPage) => {
      const bytes = await compress(await bodyOf(page), 'gzip', gzipLevel)
      grew(page, bytes.length)
      return bytes
    }, new WeakMap<FinishedPage, Promise<Buffer>>()),
    // Where it is asked for it is kept beside what is packed, for whoever asks so asks often.
    identity: rememberAsyncByKey(async (page: FinishedPage) => {
      const bytes = await bodyOf(page)
      grew(page, bytes.length)
      return bytes
    }, new WeakMap<FinishedPage, Promise<Buffer>>()),
  }
  const best = rememberAsyncByKey(
    (page: FinishedPage) => lane(async () => compress(await bodyOf(page), 'br', bestQuality)),
    new WeakMap<FinishedPage, Promise<Buffer>>(),
  )
  const improved = rememberAsyncByKey(improve, new WeakMap<FinishedPage, Promise<void>>())

  async function firstBrotli(page: FinishedPage): Promise<Buffer> {
    const quick = await compress(await bodyOf(page), 'br', quickQuality)
    const isFree = page.status === 200 && !isBusy() && ahead() < maxAhead
    const bytes = isFree ? await firstOfOneTrip(page, quick) : quick
    keep(page, bytes)
    return bytes
  }

  async function firstOfOneTrip(page: FinishedPage, quick: Buffer): Promise<Buffer> {
    const mayFit = (bytes: Buffer, share: number) => bytes.length * share <= maxFirstRoundTrip
    if (mayFit(quick, 1) || !mayFit(quick, leaves.thorough)) return quick
    const thorough = await lane(async () => compress(await bodyOf(page), 'br', thoroughQuality))
    if (mayFit(thorough, 1) || !mayFit(thorough, leaves.best)) return thorough
    return best(page)
  }

  async function improve(page: FinishedPage): Promise<void> {
    const bytes = await best(page)
    // Who asks meanwhile gets what is quick, and this after it.
    await brotli.get(page)
    brotli.set(page, Promise.resolve(bytes))
    keep(page, bytes)
    delete page.answers?.br
  }

  /** Holds the page as these bytes alone. */
  function keep(page: FinishedPage, packed: Buffer): void {
    const older = page.packed ?? page.body
    page.packed = packed
    delete page.body
    delete page.answers?.identity
    grew(page, packed.length - (older?.length ?? 0))
  }

  return {
    /** `identity` is of a page that is kept packed. */
    of: (page: FinishedPage, encoding: Encoding | 'identity'): Promise<Buffer> =>
      forms[encoding](page),
    /** Makes the best form in the background, unless too many are wanted already. */
    improveLater: (page: FinishedPage): void => {
      if (page.status !== 200 || ahead() >= maxWanted) return
      improved(page).catch(() => {
        // The page goes out as it is, and who asks for it next tries again.
      })
    },
    /** Has the best form ready. */
    improve: improved,
  }
}

/** What was rendered. */
export async function bodyOf({ body, packed }: FinishedPage): Promise<Buffer> {
  if (body) return body
  if (!packed) throw new Error('a page has neither its bytes nor what they were packed into')
  return unpacked(packed)
}
