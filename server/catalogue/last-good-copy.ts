import * as z from 'zod'
import { createPause } from '#domain/finding/pause.ts'
import { restForPages } from '#server/http/pages-first.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createLastGood } from '#server/files/last-good.ts'
import { replaceFile } from '#server/files/replace-file.ts'

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
    write: (documents) => replaceFile(file, textOf(documents)),
  }
}

/** What is written at once, in characters. */
const pieceLength = 256 * 1024

/** As JSON, in pieces: of 20,000 documents it takes a second, in which others have their turn. */
async function* textOf(documents: readonly StoredDocument[]): AsyncIterable<string> {
  const pause = createPause(restForPages)
  let piece = '{"documents":['
  for (const [at, { id, data, updateTime }] of documents.entries()) {
    piece += (at ? ',' : '') + JSON.stringify({ id, data, updateTime })
    if (piece.length > pieceLength) {
      yield piece
      piece = ''
    }
    await pause()
  }
  yield `${piece}]}`
}
