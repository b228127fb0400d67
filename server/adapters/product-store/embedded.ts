import type { DocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import type { ProductStore } from '#server/ports/product-store.ts'

/** Reads the embedded document database in this process; each list looks at the files again. */
export function createEmbeddedProductStore(database: DocumentDatabase): ProductStore {
  return {
    async list() {
      await database.refresh()
      const unreadable = database.faults().map(({ file, message }) => ({ id: file, message }))
      return { documents: database.documents(), unreadable }
    },
  }
}
