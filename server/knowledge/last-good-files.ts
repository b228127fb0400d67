import * as z from 'zod'
import { createLastGood, type LastGood } from '#server/files/last-good.ts'

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

export type LastGoodFiles = LastGood<ListedFiles>

export function createLastGoodFiles(file: string): LastGoodFiles {
  return createLastGood(file, Files)
}
