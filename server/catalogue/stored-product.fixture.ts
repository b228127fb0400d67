import type { StoredDocument } from '#domain/firestore/stored-document.ts'

/** A product document as the document database holds it. For tests. */
export function storedProduct(id: string, fields: Record<string, unknown> = {}): StoredDocument {
  const data = { product: id, slug: id, productFamily: 'Lenses', rank: 1, ...fields }
  return { id, data, updateTime: '2026-01-01T00:00:00Z' }
}
