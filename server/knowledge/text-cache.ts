import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceFile } from '#server/files/replace-file.ts'

const Entry = z.object({
  pages: z.array(z.string()),
  revision: z.string().optional(),
  title: z.string().optional(),
  /** Why the file could not be read; it is not tried again until it changes. */
  fault: z.string().optional(),
})
export type TextEntry = z.output<typeof Entry>

/** Texts of documents on disk, by a key that changes with the document; safe to delete. */
export function createTextCache(folder: string) {
  const fileOf = (key: string) => join(folder, `${key}.json`)
  return {
    async get(key: string): Promise<TextEntry | undefined> {
      try {
        return Entry.parse(JSON.parse(await readFile(fileOf(key), 'utf8')))
      } catch {
        return undefined
      }
    },
    async set(key: string, entry: TextEntry): Promise<void> {
      try {
        await replaceFile(fileOf(key), JSON.stringify(entry))
      } catch {
        // A disk that is full or read-only costs the time to read the document again.
      }
    },
  }
}
