import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const Files = z.object({
  folders: z.array(
    z.object({
      name: z.string(),
      files: z.array(
        z.object({
          path: z.string(),
          contentType: z.string(),
          bytes: z.number(),
          updated: z.string(),
        }),
      ),
    }),
  ),
  thumbnails: z.array(z.string()),
})
/** What the storage held when it was listed last. */
export type ListedFiles = z.output<typeof Files>

export type LastGoodFiles = {
  read: () => Promise<ListedFiles | undefined>
  write: (files: ListedFiles) => Promise<void>
}

/** `file` is replaced in one step, so that a crash while writing leaves the older copy whole. */
export function createLastGoodFiles(file: string): LastGoodFiles {
  return {
    async read() {
      try {
        return Files.parse(JSON.parse(await readFile(file, 'utf8')))
      } catch {
        // Absent on the first boot; a damaged copy is as good as none.
        return undefined
      }
    },
    async write(files) {
      await mkdir(dirname(file), { recursive: true })
      const temporary = `${file}.${process.pid}.tmp`
      await writeFile(temporary, JSON.stringify(files))
      await rename(temporary, file)
    },
  }
}
