import { createHash, type Hash } from 'node:crypto'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import type { StoredDocument } from '#domain/firestore/stored-document.ts'
import { createHeldValues, type HeldPlace } from '#domain/memo/held-values.ts'

/** What documents say, as it is read from them and as it is kept for the next start. */
export type DocumentsRead = {
  /** Changes exactly when a document does. */
  version: string
  /** Of every document that could be read, those included that are not shown. */
  products: readonly Product[]
  /** When a product's document was last changed, ISO 8601, by its slug; none where the database does not say. */
  times: readonly (readonly [slug: string, time: string])[]
  /** When the last of all documents was changed, ISO 8601. */
  updated: string
  /** Documents that break the schema, with the reasons. */
  setAside: readonly { id: string; reasons: string[] }[]
}

/** Lets others have their turn where they wait. */
export type Pause = () => Promise<unknown>

export function readDocuments(
  documents: readonly StoredDocument[],
  version = versionOf(documents),
): DocumentsRead {
  const reader = createReader()
  for (const document of documents) reader.add(document)
  return reader.read(version)
}

/** The same, with turns for others in between. A version that is not known yet is told as they are read. */
export async function readInTurn(
  documents: readonly StoredDocument[],
  version: string | undefined,
  pause: Pause,
): Promise<DocumentsRead> {
  const reader = createReader()
  const hash = createHash('sha256')
  for (const { id, data, updateTime } of documents) {
    // What it says may be made anew each time that it is asked for.
    const document = { id, data, updateTime }
    if (version === undefined) count(hash, document)
    reader.add(document)
    await pause()
  }
  return reader.read(version ?? told(hash))
}

export function versionOf(documents: readonly StoredDocument[]): string {
  const hash = createHash('sha256')
  for (const document of documents) count(hash, document)
  return told(hash)
}

/** The same, with turns for others in between. */
export async function versionInTurn(
  documents: readonly StoredDocument[],
  pause: Pause,
): Promise<string> {
  const hash = createHash('sha256')
  for (const document of documents) {
    count(hash, document)
    await pause()
  }
  return told(hash)
}

const count = (hash: Hash, { id, data }: StoredDocument) =>
  hash.update(`${id}\0${JSON.stringify(data)}\0`)
const told = (hash: Hash) => hash.digest('hex').slice(0, 16)

function createReader() {
  // Thousands of products state the same: as the copy for the next start has them, each of it once.
  const held = createHeldValues()
  const places: HeldPlace[] = []
  const times: [string, string][] = []
  const setAside: { id: string; reasons: string[] }[] = []
  let last = 0

  return {
    add({ id, data, updateTime }: StoredDocument): void {
      last = Math.max(last, Date.parse(updateTime) || 0)
      const result = parseProduct(id, data)
      if (!result.ok) {
        setAside.push({ id: result.id, reasons: result.reasons })
        return
      }
      const { product } = result
      places.push(held.add(product))
      if (updateTime) times.push([product.slug, updateTime])
    },
    read: (version: string): DocumentsRead => ({
      version,
      products: held.together(places) as Product[],
      times,
      updated: new Date(last).toISOString(),
      setAside,
    }),
  }
}
