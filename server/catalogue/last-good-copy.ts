import * as z from 'zod'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createLastGood } from '#server/files/last-good.ts'

/** The documents that were served last. */
export type LastGoodCopy = {
  read(): Promise<StoredDocument[] | undefined>
  write(documents: readonly StoredDocument[]): Promise<void>
}

const Copy = z.object({
  documents: z.array(
    z.object({ id: z.string(), data: z.record(z.string(), z.unknown()), updateTime: z.string() }),
  ),
})

export function createLastGoodCopy(file: string): LastGoodCopy {
  const copy = createLastGood(file, Copy)
  return {
    read: async () => (await copy.read())?.documents,
    write: (documents) => copy.write({ documents: [...documents] }),
  }
}
