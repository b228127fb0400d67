import { copyFile, readFile, rename } from 'node:fs/promises'
import type * as z from 'zod'
import { replaceFile } from './replace-file.ts'

/** What was served last, kept on disk for the day its source is down at boot. */
export type LastGood<T> = {
  /** Undefined before the first boot that wrote one, or where both copies are damaged. */
  read: () => Promise<T | undefined>
  write: (content: T) => Promise<void>
}

/**
 * Keeps the newest copy in `file` and the one before beside it: one damaged file costs nothing.
 * @param textOf writes content as JSON, in pieces where it is large
 */
export function createLastGood<S extends z.ZodType>(
  file: string,
  schema: S,
  textOf: (content: z.output<S>) => string | AsyncIterable<Uint8Array> = (content) =>
    JSON.stringify(content),
): LastGood<z.output<S>> {
  const before = `${file}.before`

  async function readCopy(path: string): Promise<z.output<S> | undefined> {
    try {
      return schema.parse(JSON.parse(await readFile(path, 'utf8')))
    } catch {
      return undefined
    }
  }

  return {
    read: async () => (await readCopy(file)) ?? (await readCopy(before)),
    async write(content) {
      const isSecond = await rename(file, before).then(
        () => true,
        () => false,
      )
      await replaceFile(file, textOf(content))
      // The first copy has none before it.
      if (!isSecond) await copyFile(file, before)
    },
  }
}
