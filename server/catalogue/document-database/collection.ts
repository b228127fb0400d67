import { compareStrings } from './value-order.ts'
import { wireText, type Mask, type StoredRecord } from './stored-record.ts'

/** The documents of one collection in the order of their ids, at one moment. */
export type Collection = {
  records: readonly StoredRecord[]
  byId: ReadonlyMap<string, StoredRecord>
  /** The document in the wire format; whole documents are encoded once while the budget lasts. */
  textOf: (record: StoredRecord, mask?: Mask) => string
}

/**
 * Holds a collection's documents. `textBudget` bounds, in characters, the encoded documents
 * kept: a sample catalogue fits whole, and 20,000 documents do not cost 100 MB of memory.
 */
export function createCollection(
  documents: Iterable<StoredRecord>,
  textBudget = 8_000_000,
): Collection {
  const records = [...documents].sort((a, b) => compareStrings(a.id, b.id))
  const texts = new Map<string, string>()
  let left = textBudget

  function textOf(record: StoredRecord, mask?: Mask): string {
    if (mask) return wireText(record, mask)
    const kept = texts.get(record.id)
    if (kept !== undefined) return kept
    const text = wireText(record)
    if (text.length <= left) {
      left -= text.length
      texts.set(record.id, text)
    }
    return text
  }

  return { records, byId: new Map(records.map((record) => [record.id, record])), textOf }
}
