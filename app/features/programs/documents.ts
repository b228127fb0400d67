import { documentMarkdown } from '#app/features/crawlers/document-markdown.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { findDocument } from '#app/features/document/find-document.server.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { searchRemark } from '#app/features/knowledge/search-remark.ts'
import { paths } from '#app/lib/paths.ts'
import { nearest } from '#domain/catalogue/nearest.ts'
import { maxPageLength } from '#domain/knowledge/max-page-length.ts'
import { findItem, searchTextOf } from '#domain/knowledge/find-item.ts'
import { titleOf, type KnowledgeHit, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import type {
  getDocument as getTool,
  NamedDocument,
  searchDocuments as searchTool,
} from '#domain/programs/document-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { decoded } from '#domain/texts/decoded.ts'
import * as words from '#texts/knowledge.ts'
import { sourceOf, type ProgramSite } from './program-site.ts'

const maxNearest = 4
/** Of one answer, in characters. */
const maxText = 20_000

/** Documents, films and articles whose names or texts hold the words. */
export async function searchDocuments(
  site: ProgramSite,
  { query, limit }: Asked<typeof searchTool>,
): Promise<ToldBy<typeof searchTool>> {
  const [{ items }, { hits }] = await Promise.all([
    site.knowledge.list(),
    site.knowledge.search(query),
  ])
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  const found = hits.flatMap((hit) => {
    const item = bySlug.get(hit.slug)
    const { place, onlyLike, ...said } = hit
    if (!item) return []
    const like = onlyLike && { onlyLike: [...onlyLike] }
    return [
      { ...namedDocument(site, item, hit), ...said, ...(place && { place: place.name }), ...like },
    ]
  })
  const note = searchRemark(query, found)
  return {
    source: sourceOf(site),
    matched: found.length,
    ...(note && { note }),
    documents: found.slice(0, limit),
    url: site.url + paths.knowledge({ query }),
  }
}

/** A document and what it says, page by page where only its PDF is known, as much of it as one answer holds. */
export async function getDocument(
  site: ProgramSite,
  { document: asked, page, from }: Asked<typeof getTool>,
): Promise<ToldBy<typeof getTool>> {
  const source = sourceOf(site)
  const { items } = await site.knowledge.list()
  const item = findItem(items, slugIn(asked, site.url) ?? asked, [site.url])
  if (!item) {
    const others = items.filter(({ category }) => category !== words.featured)
    const alike = nearest(others, searchTextOf(asked), maxNearest)
    return { source, meant: alike.map((other) => namedDocument(site, other)), text: [] }
  }
  const document = namedDocument(site, item)
  const told = { source, document, meant: [] }
  if (item.file?.gated) return { ...told, text: [], note: 'It opens after a form on its page.' }
  const pages = (await sourceText(site, item)) ?? (await site.textOf(item))
  if (!pages) return { ...told, text: [], note: 'Its text cannot be read here: open the file.' }
  const text: { page: number; text: string }[] = []
  let room = maxText
  let note: string | undefined
  for (let at = page; at <= pages.length; at++) {
    const start = at === page ? from : 0
    const own = pages[at - 1]!.slice(start)
    const isTooLong = own.length > room
    if (isTooLong && text.length) return { ...told, text, next: at }
    text.push({ page: at, text: own.slice(0, room) })
    // A page that no answer holds is told in pieces.
    if (isTooLong) return { ...told, text, next: at, nextFrom: start + room }
    if (pages[at - 1]!.length === maxPageLength) note = `Page ${at} says more: open the file.`
    room -= own.length
  }
  return { ...told, text, ...(note && { note }) }
}

/** Of one that is a page, all that it says, as Markdown: steps, tables and figures keep their form. */
async function sourceText(
  site: ProgramSite,
  { slug }: KnowledgeItem,
): Promise<string[] | undefined> {
  if (!documentSources.has(slug)) return undefined
  const found = await findDocument(site, slug)
  return found.kind === 'page' ? [documentMarkdown(found.page, site.url)] : undefined
}

/** The slug in the address of a document on this site, as searches answer it: its page, or the reader. */
function slugIn(asked: string, origin: string): string | undefined {
  const address = URL.parse(asked, origin)
  if (address?.origin !== new URL(origin).origin) return undefined
  const doc = address.pathname === paths.knowledge() && address.searchParams.get('doc')
  if (doc) return doc
  const page = paths.document('')
  if (!address.pathname.startsWith(page)) return undefined
  return decoded(address.pathname.slice(page.length)).replace(/\.md$/, '')
}

function namedDocument(
  { url: origin }: ProgramSite,
  item: KnowledgeItem,
  hit?: KnowledgeHit,
): NamedDocument {
  const { name, slug, type, category, url, file } = item
  const own = itemPath(item, hit)
  const { pages, revision, updated, bytes } = file ?? {}
  return {
    name,
    title: titleOf(item),
    slug,
    kind: type,
    category,
    url: new URL(own, origin).href,
    ...(file?.isPage && { markdown: `${origin}${paths.document(slug)}.md` }),
    ...(file && !file.gated && { file: new URL(url, origin).href }),
    ...(pages !== undefined && { pages }),
    ...(revision && { revision }),
    ...(updated && { updated }),
    ...(bytes !== undefined && { bytes }),
  }
}
