import { fixedPages } from '#content/pages.ts'
import type { Site } from '#app/context.ts'
import { articleText } from '#app/features/article/article-view.server.ts'
import { writtenDocuments } from '#app/features/document/document-sources.server.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { paths } from '#app/lib/paths.ts'
import { titleOf, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createPageSearch, type PageSearch, type SearchedPage } from '#domain/search/page-search.ts'
import * as compareTexts from '#texts/compare.ts'
import * as listTexts from '#texts/list.ts'

/** By path, everyday words for a company's pages; a company may leave them out. */
const ownWords = import.meta.glob<Readonly<Record<string, string>>>('#content/page-words*.ts', {
  import: 'pageWords',
  eager: true,
})
const words = Object.values(ownWords)[0] ?? {}

const records: ReadonlySet<unknown> = new Set(fixedPages)

const fixed: readonly SearchedPage[] = [
  ...fixedPages.map((page) => ({
    path: page.path,
    title: page.title,
    description: page.description,
    text: [...stringsIn(page, page), articleText(page.path)].join('\n'),
  })),
  { path: paths.list(), title: listTexts.title, description: listTexts.description },
  { path: paths.compare(), title: compareTexts.compare, description: compareTexts.description },
].map((page) => ({ ...page, ...(words[page.path] && { words: words[page.path]! }) }))

const documents: readonly SearchedPage[] = [...writtenDocuments.values()].map(
  ({ slug, head: { title, kind, number, lede }, body }) => ({
    path: paths.document(slug),
    title,
    note: kind,
    number,
    description: lede,
    text: body,
  }),
)

/** The company's pages and written documents, with their texts. */
export const sitePages: readonly SearchedPage[] = [...fixed, ...documents]

/** As long as a search waits for the storage's list, in milliseconds. */
const maxWaitMilliseconds = 300

/** `notToKeep` where the list of documents did not come in time. */
export async function pageSearch(
  knowledge: Site['knowledge'],
): Promise<{ find: PageSearch['find']; notToKeep?: true }> {
  const list = await withinTime(maxWaitMilliseconds, Promise.resolve(knowledge.list())).catch(
    () => undefined,
  )
  const { find } = await searchOver(list?.items ?? noItems)
  return { find, ...(!list && { notToKeep: true as const }) }
}

const noItems: readonly KnowledgeItem[] = []

/** Made again once the storage lists something else. */
const searchOver = rememberAsyncByKey(
  (items: readonly KnowledgeItem[]) =>
    createPageSearch([...sitePages, ...stored(items)], languagePacks),
  new WeakMap(),
)

/** Files and films by their names; articles and the company's own documents are there with their texts. */
function stored(items: readonly KnowledgeItem[]): SearchedPage[] {
  const taken = new Set<string>()
  return items.flatMap((item) => {
    const { type, slug, category, name } = item
    // What is featured stands in its own category, too.
    if (type === 'blog' || writtenDocuments.has(slug) || taken.has(name)) return []
    taken.add(name)
    const title = titleOf(item)
    return [{ path: itemPath(item), title, note: category, ...(title !== name && { words: name }) }]
  })
}

/** Every text of a record, but those of pages that it only speaks of. */
function stringsIn(value: unknown, page: object): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (value !== page && records.has(value)) return []
  return Object.values(value).flatMap((part) => stringsIn(part, page))
}
