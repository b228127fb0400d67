import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { gatedDocuments } from './gated-documents.ts'

/** Each folder of storage/ that is not skipped is a category of the Knowledge Center. */
export const knowledge: KnowledgeContent = {
  skippedFolders: ['icons', 'other', 'productImages'],
  thumbnails: 'icons',
  categoryNames: {},
  featured: [],
  gated: gatedDocuments,
  blogs: [],
}
