import * as z from 'zod'
import { searchRemark } from '#app/features/knowledge/knowledge-card-view.ts'
import { paths } from '#app/lib/paths.ts'
import { NamedDocument, namedDocument } from './named-document.ts'
import { defineTool } from './tool.ts'
import { Source } from './tool-schemas.ts'
import { sourceOf } from './tool-site.ts'

export const searchDocuments = defineTool({
  name: 'search_documents',
  title: 'Search documents',
  description:
    'Guides, notes, papers and films whose names or texts hold the words; one that holds only words like these says so.',
  needs: 'documents',
  schema: z.object({
    query: z.string().trim().min(1).max(200).describe('Words of its name or its text.'),
    limit: z.int().min(1).max(25).default(10).describe('How many at most, best first.'),
  }),
  output: z.object({
    source: Source,
    matched: z.int(),
    note: z.string().optional().describe('What these are, where none holds what was asked for.'),
    documents: z.array(
      NamedDocument.extend({
        page: z.int().optional().describe('The first page that holds the words.'),
        place: z
          .string()
          .optional()
          .describe('The step or section that holds them: where url leads.'),
        excerpt: z.string().optional(),
        isPartial: z.boolean().optional().describe('It holds some of the words, none holds all.'),
        onlyLike: z
          .array(z.string())
          .optional()
          .describe('Words of the query that it holds only in others like them.'),
      }),
    ),
    url: z.url(),
  }),
  async run(site, { query, limit }) {
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
        {
          ...namedDocument(site, item, hit),
          ...said,
          ...(place && { place: place.name }),
          ...like,
        },
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
  },
})
