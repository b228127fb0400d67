import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createDocumentReader } from './read-documents.ts'
import { snapshotOf, type CatalogueContent } from './snapshot.ts'

export function createSnapshot(documents: readonly StoredDocument[], content: CatalogueContent) {
  const reader = createDocumentReader()
  for (const document of documents) reader.add(document)
  return snapshotOf(reader.read(), content)
}
