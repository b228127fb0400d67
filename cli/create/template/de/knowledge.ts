import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { gatedDocuments } from './gated-documents.ts'

/** Jeder Ordner von storage/, der nicht übergangen wird, ist ein Bereich der Dokumente. */
export const knowledge: KnowledgeContent = {
  skippedFolders: ['icons', 'other', 'productImages'],
  thumbnails: 'icons',
  categoryNames: {
    dataSheets: 'Datenblätter',
    productSheets: 'Produktblätter',
    installationGuides: 'Montageanleitungen',
    quickInstallationGuides: 'Kurzanleitungen',
    brochures: 'Broschüren',
  },
  featured: [],
  gated: gatedDocuments,
  blogs: [],
}
