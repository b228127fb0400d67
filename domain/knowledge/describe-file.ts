import { formatShortMonth, shortenMonths } from '#domain/texts/days.ts'
import type { KnowledgeFile, KnowledgeItem } from './knowledge-item.ts'

const kinds = { pdf: 'PDF', video: 'Film', blog: 'Article', file: '' }

/** 'PDF', 'Film', 'Article', or the ending of another file's name. */
export function kindOf({ type, file }: KnowledgeItem): string {
  return kinds[type] || (/\.(\w{1,5})$/.exec(file?.path ?? '')?.[1]?.toUpperCase() ?? 'File')
}

/** What a card says of a file: type, size, pages and how recent it is. */
export function factsOf(item: KnowledgeItem): string[] {
  const { file } = item
  if (!file) return [kindOf(item)]
  const { bytes, pages } = file
  const facts = [kindOf(item), formatBytes(bytes)]
  if (pages) facts.push(pages === 1 ? '1 page' : `${pages} pages`)
  const when = ageOf(file)
  if (when) facts.push(when)
  return facts
}

/** 'Rev. C, Nov 2026' as a document prints it; else the month of its file, or nothing. */
export function ageOf({ revision, updated }: KnowledgeFile): string {
  // A card has room for 'B, Nov 2026'.
  if (revision) return `Rev. ${shortenMonths(revision)}`
  return /^\d{4}-\d\d/.test(updated) ? formatShortMonth(updated) : ''
}

/** In the units that file managers show, with two digits that count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const inKilobytes = bytes / 1000
  if (inKilobytes < 999.5) return `${Math.round(inKilobytes)} KB`
  const inMegabytes = inKilobytes / 1000
  return `${inMegabytes < 9.95 ? inMegabytes.toFixed(1) : Math.round(inMegabytes)} MB`
}
