import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { pruneFolder } from '#server/files/prune-folder.ts'
import { replaceFile } from '#server/files/replace-file.ts'

const Entry = z.object({
  pages: z.array(z.string()),
  /** Its pages, where more than these. */
  count: z.number().optional(),
  revision: z.string().optional(),
  title: z.string().optional(),
  /** Why the file could not be read; it is not tried again until it changes. */
  fault: z.string().optional(),
})
export type TextEntry = z.output<typeof Entry>

/** A document's text is some 50 KB: those of some thousand that are gone or were replaced. */
const maxBytes = 256 * 1024 * 1024

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
    /** Deletes texts of no document of these where all together take too much. */
    prune: (used: ReadonlySet<string>): Promise<void> =>
      pruneFolder(folder, maxBytes, (name) => used.has(name.replace(/\.json$/, ''))),
  }
}
