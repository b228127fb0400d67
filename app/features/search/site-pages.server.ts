import { contactPage } from '#content/company/contact.ts'
import { partnersPage } from '#content/company/partners.ts'
import { legalPages } from '#content/legal/legal.ts'
import { fixedPages } from '#content/pages.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { Site } from '#app/context.ts'
import { articleOf } from '#app/features/article/article-view.server.ts'
import { contactSections, officePlaces } from '#app/features/contact/contact-sections.ts'
import { documentAddress } from '#app/features/document/document-places.server.ts'
import { writtenDocuments } from '#app/features/document/document-sources.server.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { legalText } from '#app/features/legal/legal-view.server.ts'
import { partnerPlaces, partnerSections } from '#app/features/partners/partner-sections.ts'
import { documentLink } from '#app/lib/document-link.ts'
import { paths } from '#app/lib/paths.ts'
import { titleOf, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { sectionsOfMarkdown } from '#domain/search/markdown-sections.ts'
import { sectionsOfRecord, type PageSection } from '#domain/search/page-sections.ts'
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

/** Pages and written documents with all that they say. */
const writtenPages = (): SearchedPage[] => [
  ...[
    ...fixedPages.map((page) => ({
      path: page.path,
      title: page.title,
      description: page.description,
      sections: sectionsOf(page),
    })),
    { path: paths.list(), title: listTexts.title, description: listTexts.description },
    { path: paths.compare(), title: compareTexts.compare, description: compareTexts.description },
  ].map((page) => ({ ...page, words: words[page.path] ?? '', places: placesOf(page.path) })),
  ...writtenDocuments.values().map(({ slug, head: { title, kind, number, lede }, body }) => ({
    path: paths.document(slug),
    title,
    note: kind,
    number,
    description: lede,
    sections: sectionsOfMarkdown(body),
  })),
]

/** The countries, states and cities that a page tells of. */
function placesOf(path: string): string {
  if (path === partnersPage?.path) return partnerPlaces(partnersPage)
  return path === contactPage.path ? officePlaces() : ''
}

/** A page's record, what stands in other files of the company, and its text in Markdown. */
function sectionsOf(page: (typeof fixedPages)[number]): PageSection[] {
  const article = articleOf(page.path)
  const legal = legalPages.find(({ path }) => path === page.path)
  return [
    ...sectionsOfRecord({ ...page, ...shownApart, heading: page.title }, (value) =>
      records.has(value),
    ),
    ...(page.path === contactPage.path ? contactSections() : []),
    ...(page === partnersPage ? partnerSections(partnersPage) : []),
    ...(article
      ? [...sectionsOfRecord(article.keyFigures), ...sectionsOfMarkdown(article.body)]
      : []),
    ...(legal ? sectionsOfMarkdown(legalText(legal)) : []),
  ]
}

/** Fields of a head that search knows by themselves, and those that are said above. */
const shownApart = {
  title: undefined,
  name: undefined,
  description: undefined,
  distributors: undefined,
  direct: undefined,
}

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
    createPageSearch(sitePages(items), languagePacks, vocabulary),
  new WeakMap(),
)

/** All pages and documents of the site, for its search and its assistant; made at the first need. */
export const sitePages = rememberFor((items: readonly KnowledgeItem[]): SearchedPage[] => [
  ...writtenPages(),
  ...stored(items),
])

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

/** Where a file of a product is read. */
export const filePath = (url: string): string =>
  documentAddress(url) ?? documentLink(url).href ?? url
