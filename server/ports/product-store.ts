import type { StoredDocument, UnreadableDocument } from '#domain/firestore/stored-document.ts'

/** All documents as they are now, and those that could not be read. */
export type ProductListing = {
  documents: readonly StoredDocument[]
  unreadable: readonly UnreadableDocument[]
}

/**
 * Where the product documents are. Nothing is validated here: a document is whatever the
 * database holds. Failures are thrown as DocumentDatabaseError.
 */
export type ProductStore = {
  list: () => Promise<ProductListing>
}
