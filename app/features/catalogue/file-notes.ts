import type { KnowledgeSource } from '#app/features/knowledge/knowledge-source.ts'
import type { ProductFile } from '#domain/catalogue/product.ts'
import { ageOf, formatBytes, kindOf } from '#domain/knowledge/describe-file.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { shortenMonths } from '#domain/texts/days.ts'

/**
 * 'PDF, 180 KB, Nov 2026' of each file that the storage lists, by kind; its type alone
 * of others. A list that is still being read is not waited for: its coming makes pages anew.
 */
export function fileNotes(
  { list }: Pick<KnowledgeSource, 'list'>,
  files: readonly ProductFile[],
): Record<string, string> {
  const known = list()
  if (known instanceof Promise) known.catch(() => undefined)
  const items = known instanceof Promise ? [] : known.items
  return Object.fromEntries(files.map(({ kind, url }) => [kind, noteOf(url, items)]))
}

function noteOf(url: string, items: readonly KnowledgeItem[]): string {
  const item = items.find(({ file }) => file?.path === url.replace(/^\//, ''))
  if (!item?.file) return fileType(url)
  // Beside its product a document needs no revision, only how recent it is.
  const [, printed] = /^[^,]*, (.*)$/.exec(item.file.revision ?? '') ?? []
  const age = printed ? shortenMonths(printed) : ageOf(item.file)
  return [kindOf(item), formatBytes(item.file.bytes), age].filter(Boolean).join(', ')
}

function fileType(url: string): string {
  return /\.(\w{2,4})$/.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toUpperCase() ?? ''
}
