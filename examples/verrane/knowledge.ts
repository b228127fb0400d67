import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { articles } from './articles/articles.ts'
import { gatedDocuments } from './gated-documents.ts'

/** How the storage is presented in the Knowledge Center. */
export const knowledge: KnowledgeContent = {
  skippedFolders: ['icons', 'other', 'stockImages', 'productImages', 'models'],
  thumbnails: 'icons',
  categoryNames: { bead: 'BEAD' },
  featured: [
    'Product Catalog',
    'Outside Plant Brochure',
    'Datacenter Brochure',
    'Decentralized Split Architecture White Paper',
    'PEACOC-technology innovation story',
  ],
  gated: gatedDocuments,
  blogs: articles.slice(0, 3).map(({ title, path, image }) => ({ title, url: path, image })),
}
