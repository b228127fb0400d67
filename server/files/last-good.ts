import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { replaceFile } from './replace-file.ts'

/** What was served last, kept on disk for the day its source is down at boot. */
export type LastGood<T> = {
  /** Undefined before the first boot that wrote one; a damaged copy is as good as none. */
  read: () => Promise<T | undefined>
  write: (content: T) => Promise<void>
}

export function createLastGood<S extends z.ZodType>(
  file: string,
  schema: S,
): LastGood<z.output<S>> {
  return {
    async read() {
      try {
        return schema.parse(JSON.parse(await readFile(file, 'utf8')))
      } catch {
        return undefined
      }
    },
    async write(content) {
      await replaceFile(file, JSON.stringify(content))
    },
  }
}
