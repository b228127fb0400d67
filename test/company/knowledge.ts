import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { articles } from './articles/articles.ts'
import { gatedDocuments } from './gated-documents.ts'

export const knowledge: KnowledgeContent = {
  skippedFolders: ['icons', 'models', 'other', 'productImages', 'stockImages'],
  thumbnails: 'icons',
  categoryNames: { certificates: 'Letters' },
  featured: ['Valve Catalog', 'Works Brochure'],
  gated: gatedDocuments,
  blogs: articles.map(({ title, path, image }) => ({ title, url: path, image })),
}
