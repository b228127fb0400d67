import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import { pruneFolder } from '#server/files/prune-folder.ts'
import { replaceFile } from '#server/files/replace-file.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { PictureOriginal } from '#server/ports/picture-source.ts'
import type { PictureForm } from './picture-forms.ts'

type Options = {
  /** The folder where they are kept; it may be deleted. */
  cache: string
  log: Pick<Logger, 'warn'>
  /** Of the folder's files together. */
  maxBytes?: number
}

/** `name` is what an operator knows the original by. */
type Wanted = { name: string; original: PictureOriginal; form: PictureForm }

/** Bytes, or why there are none: too many others wait, or the original is no sound picture. */
export type MadePicture = Buffer | 'busy' | 'broken'

/**
 * A picture keeps one thread busy for a tenth to a third of a second. One at a time, so that the
 * other threads read files and compress pages; beyond a minute nobody waits for a picture.
 */
const makingLimits = { maxRunning: 1, maxWaiting: 200 }
/** All forms of some thousand pictures. */
const defaultMaxBytes = 1024 * 1024 * 1024
/** Of the limit, the share that comes to be before the folder is looked through again. */
const lookedThroughShare = 0.05
/** A picture that failed for want of memory is sound an hour later. */
const brokenFor = { max: 10_000, ttl: 3_600_000 }

/**
 * Pictures in the forms made of them, kept on disk. One that is there never waits for those being
 * made; one that cannot be made is not tried again until its original changes, or an hour has passed.
 */
export function createMadePictures({ cache, log, maxBytes = defaultMaxBytes }: Options) {
  const makings = createBoundedQueue(makingLimits)
  const broken = new LRUCache<string, true>(brokenFor)
  const told = new LRUCache<string, true>(brokenFor)
  /** Since the folder was looked through; at first nobody knows what it holds. */
  let unseenBytes = Infinity
  // Looking on the disk is part of what is shared: who finds nothing there a moment before
  // another has finished would make the picture a second time.
  const share = singleFlight(async (file: string, wanted: Wanted): Promise<MadePicture> => {
    const kept = await readFile(file).catch(() => undefined)
    return kept ?? makings.run(() => make(file, wanted)) ?? 'busy'
  })

  async function make(file: string, wanted: Wanted): Promise<MadePicture> {
    // A storage that fails says nothing of the picture.
    const source = await wanted.original.read()
    let bytes: Buffer
    try {
      bytes = await wanted.form.make(source)
    } catch (error) {
      noteBroken(file, wanted, error)
      return 'broken'
    }
    await replaceFile(file, bytes).catch(() => {
      // A disk that is full or read-only costs the time to make the picture again, not the picture.
    })
    unseenBytes += bytes.byteLength
    if (unseenBytes > maxBytes * lookedThroughShare) {
      unseenBytes = 0
      void pruneFolder(cache, maxBytes)
    }
    return bytes
  }

  function noteBroken(file: string, { name, original }: Wanted, error: unknown): void {
    broken.set(file, true)
    if (told.has(original.version)) return
    told.set(original.version, true)
    const reason = reasonOf(error)
    log.warn({ picture: name, reason }, 'pictures: one is broken')
  }

  return async (name: string, original: PictureOriginal, form: PictureForm) => {
    const key = createHash('sha256').update(`${original.version}\0${form.name}`).digest('hex')
    const file = join(cache, `${key.slice(0, 32)}.${form.extension}`)
    return broken.has(file) ? 'broken' : share(file, { name, original, form })
  }
}
