import * as z from 'zod'
import { createPause } from '#domain/finding/pause.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createLastGood, type LastGood } from '#server/files/last-good.ts'

/** The documents that were served last. */
export type LastGoodCopy = LastGood<{ documents: readonly StoredDocument[] }>

const Copy = z.object({
  documents: z
    .array(
      z.object({ id: z.string(), data: z.record(z.string(), z.unknown()), updateTime: z.string() }),
    )
    .readonly(),
})

export function createLastGoodCopy(file: string): LastGoodCopy {
  return createLastGood(file, Copy, ({ documents }) => textOf(documents))
}

/** Characters that are written at once. */
const blockLength = 64 * 1024

/** As JSON, a document a line: of 20,000 it takes a second, in which others have their turn. */
async function* textOf(documents: readonly StoredDocument[]): AsyncIterable<string> {
  const pause = createPause()
  let text = '{"documents":['
  for (const [at, { id, data, updateTime }] of documents.entries()) {
    text += (at ? ',\n' : '\n') + JSON.stringify({ id, data, updateTime })
    if (text.length >= blockLength) {
      yield text
      text = ''
    }
    await pause()
  }
  yield `${text}\n]}\n`
}
