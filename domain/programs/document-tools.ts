import * as z from 'zod'
import { Source } from './shapes.ts'

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
export type NamedDocument = z.infer<typeof NamedDocument>

export const searchDocuments = {
  input: z.object({
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
}

export const getDocument = {
  input: z.object({
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
}
