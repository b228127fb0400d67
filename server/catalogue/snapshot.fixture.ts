import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { atOnce } from '#domain/memo/in-pieces.ts'
import { readDocuments } from './read-documents.ts'
import { snapshotOf, type CatalogueContent } from './snapshot.ts'

export function createSnapshot(documents: readonly StoredDocument[], content: CatalogueContent) {
  return snapshotOf(atOnce(readDocuments(documents)), content)
}
