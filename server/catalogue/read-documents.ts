import { createHash } from 'node:crypto'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import type { Pieces } from '#domain/memo/in-pieces.ts'
import { createSharer } from '#domain/memo/share-equal.ts'

/** What documents say. */
export type DocumentsRead = {
  /** Changes exactly when a document does. */
  version: string
  /** Of every document that could be read, those included that are not shown. */
  products: readonly Product[]
  /** When a product's document was last changed, ISO 8601, by its slug; none where the database does not say. */
  times: ReadonlyMap<string, string>
  /** When the last of all documents was changed, ISO 8601. */
  updated: string
  /** Documents that break the schema, with the reasons. */
  setAside: readonly { id: string; reasons: string[] }[]
}

export function* readDocuments(documents: readonly StoredDocument[]): Pieces<DocumentsRead> {
  const version = createVersion()
  const share = createSharer()
  const products: Product[] = []
  const times = new Map<string, string>()
  const setAside: { id: string; reasons: string[] }[] = []
  let last = 0
  for (const document of documents) {
    const { id, data, updateTime } = document
    version.add(document)
    last = Math.max(last, Date.parse(updateTime) || 0)
    const result = parseProduct(id, data)
    if (result.ok) {
      products.push(shareFields(result.product, share))
      if (updateTime) times.set(result.product.slug, updateTime)
    } else setAside.push({ id: result.id, reasons: result.reasons })
    yield
  }
  return {
    version: version.end(),
    products,
    times,
    updated: new Date(last).toISOString(),
    setAside,
  }
}

/** The version of the documents without a look at what they say. */
export function* versionOf(documents: readonly StoredDocument[]): Pieces<string> {
  const version = createVersion()
  for (const document of documents) {
    version.add(document)
    yield
  }
  return version.end()
}

function createVersion() {
  const hash = createHash('sha256')
  return {
    add: ({ id, data }: StoredDocument) => void hash.update(`${id}\0${JSON.stringify(data)}\0`),
    end: () => hash.digest('hex').slice(0, 16),
  }
}

function shareFields(product: Product, share: ReturnType<typeof createSharer>): Product {
  const { attributes } = product
  for (const [key, values] of Object.entries(attributes)) attributes[key] = share(values)
  const fields = product as Record<string, unknown>
  for (const [key, value] of Object.entries(fields)) fields[key] = share(value)
  return product
}
