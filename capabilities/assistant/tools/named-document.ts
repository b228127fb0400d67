import * as z from 'zod'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { paths } from '#app/lib/paths.ts'
import { titleOf, type KnowledgeHit, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import type { ToolSite } from './tool-site.ts'

export const NamedDocument = z.object({
  name: z.string().describe('As its file is called.'),
  title: z.string().describe('As it calls itself, or as its file is called.'),
  slug: z.string(),
  kind: z.enum(['pdf', 'video', 'blog', 'file']),
  category: z.string(),
  url: z.url().describe('Where it is read on the site.'),
  markdown: z.url().optional().describe('Its whole text, of one that is a page.'),
  file: z.url().optional().describe('The file itself.'),
  pages: z.int().optional(),
  revision: z.string().optional(),
  updated: z.string().optional(),
  bytes: z.int().optional(),
})
type NamedDocument = z.infer<typeof NamedDocument>

export function namedDocument(
  { url: origin }: Pick<ToolSite, 'url'>,
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
