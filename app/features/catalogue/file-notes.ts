import type { KnowledgeSource } from '#app/features/knowledge/knowledge-source.ts'
import type { ProductFile } from '#domain/catalogue/product.ts'
import { ageOf, formatBytes, kindOf } from '#domain/knowledge/describe-file.ts'

/**
 * 'PDF, 180 KB, Rev. C, Nov 2026' of each file that the storage lists, by kind. A list that is
 * still being read is not waited for: its coming makes pages anew.
 */
export function fileNotes(
  { list }: Pick<KnowledgeSource, 'list'>,
  files: readonly ProductFile[],
): Record<string, string> {
  const known = list()
  if (known instanceof Promise) {
    known.catch(() => undefined)
    return {}
  }
  return Object.fromEntries(
    files.flatMap(({ kind, url }) => {
      const item = known.items.find(({ file }) => file?.path === url.replace(/^\//, ''))
      if (!item?.file) return []
      const note = [kindOf(item), formatBytes(item.file.bytes), ageOf(item.file)]
      return [[kind, note.filter(Boolean).join(', ')]]
    }),
  )
}
