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
  return revision ? `Rev. ${shortMonths(revision)}` : formatMonth(updated)
}

/** In the units that file managers show, with two digits that count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const inKilobytes = bytes / 1000
  if (inKilobytes < 999.5) return `${Math.round(inKilobytes)} KB`
  const inMegabytes = inKilobytes / 1000
  return `${inMegabytes < 9.95 ? inMegabytes.toFixed(1) : Math.round(inMegabytes)} MB`
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A card has room for 'B, Nov 2026'. */
function shortMonths(text: string): string {
  return text.replace(/\b[A-Z][a-z]{2,8}(?= \d{4})/g, (word) =>
    months.includes(word.slice(0, 3)) ? word.slice(0, 3) : word,
  )
}

/** `2026-11-20T…` as Nov 2026; alike on server and browser. */
function formatMonth(iso: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(iso) ?? []
  return year && month ? `${months[Number(month) - 1]} ${year}` : ''
}
