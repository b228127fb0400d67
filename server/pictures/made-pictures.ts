import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { replaceFile } from '#server/files/replace-file.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { PictureOriginal } from '#server/ports/picture-source.ts'
import type { PictureForm } from './picture-forms.ts'

/**
 * A picture keeps one thread busy for a tenth to a third of a second. One at a time, so that the
 * other threads read files and compress pages; beyond a minute nobody waits for a picture.
 */
const makingLimits = { maxRunning: 1, maxWaiting: 200 }

/**
 * Pictures in the forms made of them, kept in the folder `cache`, which may be deleted. One that
 * is there never waits for those being made; undefined when too many wait to be made already.
 */
export function createMadePictures(cache: string) {
  const makings = createBoundedQueue(makingLimits)
  // Looking on the disk is part of what is shared: who finds nothing there a moment before
  // another has finished would make the picture a second time.
  const share = singleFlight(async (file: string, original: PictureOriginal, form: PictureForm) => {
    const kept = await readFile(file).catch(() => undefined)
    return kept ?? makings.run(() => make(file, original, form))
  })

  async function make(file: string, original: PictureOriginal, form: PictureForm): Promise<Buffer> {
    const bytes = await form.make(await original.read())
    await replaceFile(file, bytes).catch(() => {
      // A disk that is full or read-only costs the time to make the picture again, not the picture.
    })
    return bytes
  }

  return (original: PictureOriginal, form: PictureForm): Promise<Buffer | undefined> => {
    const key = createHash('sha256').update(`${original.version}\0${form.name}`).digest('hex')
    return share(join(cache, `${key.slice(0, 32)}.${form.extension}`), original, form)
  }
}
