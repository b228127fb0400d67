import { decodeFields } from './firestore-value.ts'

/** One document as plain data. `updateTime` is RFC 3339 text, empty where there is none. */
export type StoredDocument = {
  id: string
  data: Record<string, unknown>
  updateTime: string
}

/** A document that could not be read, and why. */
export type UnreadableDocument = { id: string; message: string }

/** Reads a document of the REST API; throws an Error that names the document and the fault. */
export function readDocument(json: unknown): StoredDocument {
  const { name, fields, updateTime } = (json ?? {}) as Record<string, unknown>
  if (typeof name !== 'string') throw new Error('the answer holds a document without a name')
  const id = documentId(name)
  try {
    const data = decodeFields(fields)
    return { id, data, updateTime: typeof updateTime === 'string' ? updateTime : '' }
  } catch (error) {
    throw new Error(`document ${id}: ${(error as Error).message}`, { cause: error })
  }
}

/** The last segment of a document's resource name. */
function documentId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
