import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { readDocuments } from './read-documents.ts'
import { snapshotOf, type CatalogueContent } from './snapshot.ts'

export const createSnapshot = (documents: readonly StoredDocument[], content: CatalogueContent) =>
  snapshotOf(readDocuments(documents), content)
