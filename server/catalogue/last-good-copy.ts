import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { StoredDocument } from '#domain/documents/stored-document.ts'

/** The documents that were served last, kept on disk for the day the database is down at boot. */
export type LastGoodCopy = {
  read(): Promise<StoredDocument[] | undefined>
  write(documents: readonly StoredDocument[]): Promise<void>
}

const Copy = z.object({
  documents: z.array(
    z.object({ id: z.string(), data: z.record(z.string(), z.unknown()), updateTime: z.string() }),
  ),
})

/** `file` is replaced in one step, so that a crash while writing leaves the older copy whole. */
export function createLastGoodCopy(file: string): LastGoodCopy {
  return {
    async read() {
      try {
        return Copy.parse(JSON.parse(await readFile(file, 'utf8'))).documents
      } catch {
        // Absent on the first boot; a damaged copy is as good as none.
        return undefined
      }
    },
    async write(documents) {
      await mkdir(dirname(file), { recursive: true })
      const temporary = `${file}.${process.pid}.tmp`
      await writeFile(temporary, JSON.stringify({ documents }))
      await rename(temporary, file)
    },
  }
}
