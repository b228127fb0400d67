import pLimit from 'p-limit'
import * as z from 'zod'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { KnowledgeContent, ListedFolder } from '#domain/knowledge/create-knowledge-list.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createLastGood, type LastGood } from '#server/files/last-good.ts'

export type Listing = ListedFiles & {
  /** Folders that failed, and why; what was known of them before is in `folders`. */
  failed: ReadonlyMap<string, string>
}

const maxFoldersAtOnce = 64

/** Lists all folders at once; one that fails, or takes too long, stays as it was `before`. */
export async function listFiles(
  store: FileStore,
  { skippedFolders, thumbnails: thumbnailFolder }: KnowledgeContent,
  before: ListedFiles | undefined,
  timeoutMilliseconds: number,
): Promise<Listing> {
  const inTime = () => ({ signal: AbortSignal.timeout(timeoutMilliseconds) })
  const names = await store.folders(inTime())
  // A storage that is suddenly empty is an accident far more often than a decision.
  if (!names.length) throw new Error('the object storage holds no folders')
  const failed = new Map<string, string>()
  const oneOf = pLimit(maxFoldersAtOnce)
  const noteFailed = (name: string) => (error: unknown) => {
    failed.set(name, reasonOf(error))
    return undefined
  }

  const thumbnails = names.includes(thumbnailFolder)
    ? oneOf(() => store.names(thumbnailFolder, inTime())).catch(noteFailed(thumbnailFolder))
    : undefined
  const listed = names.filter((name) => !skippedFolders.includes(name))
  const folders = await Promise.all(
    listed.map(async (name): Promise<ListedFolder | undefined> => {
      const files = await oneOf(() => store.files(name, inTime())).catch(noteFailed(name))
      return files ? { name, files } : before?.folders.find((folder) => folder.name === name)
    }),
  )
  return {
    folders: folders
      .filter((folder) => folder !== undefined)
      .map(({ name, files }) => ({ name, files: [...files] })),
    thumbnails: [...((await thumbnails) ?? before?.thumbnails ?? [])],
    failed,
  }
}

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
