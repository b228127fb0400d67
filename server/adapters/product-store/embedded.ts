import type { DocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import type { ProductStore } from '#server/ports/product-store.ts'

/**
 * Reads the embedded document database in this process; each list looks at the files again, but for
 * the first one of a database that has been read just now.
 */
export function createEmbeddedProductStore(
  database: DocumentDatabase,
  { hasJustRead = false } = {},
): ProductStore {
  let isFresh = hasJustRead
  return {
    async list({ signal } = {}) {
      signal?.throwIfAborted()
      if (!isFresh) await database.refresh()
      isFresh = false
      const unreadable = database.faults().map(({ file, message }) => ({ id: file, message }))
      return { documents: database.documents(), unreadable }
    },
  }
}
