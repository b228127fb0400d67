import { formatShortMonth, shortenMonths } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/knowledge.ts'
import * as locale from '#texts/locale.ts'
import type { KnowledgeFile, KnowledgeItem } from './knowledge-item.ts'

/** 'PDF', 'Film', 'Article', or the ending of another file's name. */
export function kindOf({ type, file }: KnowledgeItem): string {
  if (type !== 'file') return texts.kinds[type]
  return /\.(\w{1,5})$/.exec(file?.path ?? '')?.[1]?.toUpperCase() ?? texts.kinds.file
}

/** What a card says of a file: type, size, pages and how recent it is. */
export function factsOf(item: KnowledgeItem): string[] {
  const { file } = item
  if (!file) return [kindOf(item)]
  const { bytes, pages } = file
  const facts = [kindOf(item), formatBytes(bytes)]
  if (pages) facts.push(plural(pages, texts.pages))
  const when = ageOf(file)
  if (when) facts.push(when)
  return facts
}

/** 'Rev. C, Nov 2026' as a document prints it; else the month of its file, or nothing. */
export function ageOf({ revision, updated }: KnowledgeFile): string {
  // A card has room for 'B, Nov 2026'.
  if (revision) return fillIn(texts.revision, { revision: shortenMonths(revision) })
  return /^\d{4}-\d\d/.test(updated) ? formatShortMonth(updated) : ''
}

/** In the units that file managers show, with two digits that count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const inKilobytes = bytes / 1000
  if (inKilobytes < 999.5) return `${Math.round(inKilobytes)} KB`
  const inMegabytes = inKilobytes / 1000
  const digits = inMegabytes < 9.95 ? 1 : 0
  const figure = inMegabytes.toLocaleString(locale.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  return `${figure} MB`
}
