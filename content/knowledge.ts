import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { articles } from './articles/articles.ts'

/** How the storage is presented in the Knowledge Center. */
export const knowledge: KnowledgeContent = {
  skippedFolders: ['icons', 'other', 'stockImages', 'productImages'],
  thumbnails: 'icons',
  categoryNames: { bead: 'BEAD' },
  featured: [
    'Product Catalog',
    'Outside Plant Brochure',
    'Datacenter Brochure',
    'Decentralized Split Architecture White Paper',
    'PEACOC-technology innovation story',
  ],
  // Names of documents that open only after the lead form.
  gated: [],
  blogs: articles.slice(0, 3).map(({ title, path, image }) => ({ title, url: path, image })),
}
