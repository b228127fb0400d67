import { fixedPages } from '#content/pages.ts'
import { articleText } from '#app/features/article/article-view.server.ts'
import { wordsAlone } from '#domain/finding/words-in.ts'

/** A page of the company's own, in the words that a search looks for. */
export type PageText = {
  path: string
  title: string
  inTitle: string
  /** In its description, too. */
  inHead: string
  inText: string
}

const records: ReadonlySet<unknown> = new Set(fixedPages)

/** All fixed pages. */
export const pageTexts: readonly PageText[] = fixedPages.map((page) => ({
  path: page.path,
  title: page.title,
  inTitle: wordsAlone(page.title),
  inHead: wordsAlone(`${page.title} ${page.description}`),
  inText: wordsAlone([...stringsIn(page, page), articleText(page.path)].join('\n')),
}))

/** Every text of a record, but those of pages that it only speaks of. */
function stringsIn(value: unknown, page: object): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (value !== page && records.has(value)) return []
  return Object.values(value).flatMap((part) => stringsIn(part, page))
}
