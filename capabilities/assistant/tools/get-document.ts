import * as z from 'zod'
import { documentMarkdown } from '#app/features/crawlers/document-markdown.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { findDocument } from '#app/features/document/find-document.server.ts'
import { paths } from '#app/lib/paths.ts'
import { nearest } from '#domain/catalogue/nearest.ts'
import { findItem, searchTextOf } from '#domain/knowledge/find-item.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { maxPageLength } from '#domain/knowledge/max-page-length.ts'
import { decoded } from '#domain/texts/decoded.ts'
import * as words from '#texts/knowledge.ts'
import { NamedDocument, namedDocument } from './named-document.ts'
import { defineTool } from './tool.ts'
import { Source } from './tool-schemas.ts'
import { sourceOf, type ToolSite } from './tool-site.ts'

const maxNearest = 4
/** Of one answer, in characters. */
const maxText = 20_000

/** A document page by page where only its PDF is known, as much of it as one answer holds. */
export const getDocument = defineTool({
  name: 'get_document',
  title: 'Get a document',
  description:
    'A document with what it says: a guide that is a page as one Markdown text, a PDF page by page; `next` is the page to go on with, `nextFrom` where in it.',
  needs: 'documents',
  schema: z.object({
    document: z.string().trim().min(1).max(300).describe('A slug, or the address of a document.'),
    page: z.int().min(1).max(2000).default(1).describe('Where to begin.'),
    from: z
      .int()
      .min(0)
      .max(100_000)
      .default(0)
      .describe('Where in that page to begin, in characters: nextFrom of the answer before.'),
  }),
  output: z.object({
    source: Source,
    document: NamedDocument.optional(),
    meant: z.array(NamedDocument).describe('Names that are most like one that is not known.'),
    text: z.array(z.object({ page: z.int(), text: z.string() })),
    next: z.int().optional().describe('The page to go on with.'),
    nextFrom: z
      .int()
      .optional()
      .describe('Where in that page to go on, of one that is longer than an answer.'),
    note: z.string().optional(),
  }),
  isMissing: ({ document }) => !document,
  async run(site, { document: asked, page, from }) {
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
  },
})

/** Of one that is a page, all that it says, as Markdown: steps, tables and figures keep their form. */
async function sourceText(site: ToolSite, { slug }: KnowledgeItem): Promise<string[] | undefined> {
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
