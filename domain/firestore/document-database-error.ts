import { membersOf, parseJson } from '#domain/json-map.ts'

/** A failed read. */
export class DocumentDatabaseError extends Error {
  override name = 'DocumentDatabaseError'
}

/** Says what went wrong when `fetch` or reading its body was rejected. */
export function connectionError(url: string, error: unknown): DocumentDatabaseError {
  const { name = '', message = String(error) } = (error ?? {}) as Partial<Error>
  const reasons: Record<string, string> = {
    TimeoutError: 'did not answer in time',
    AbortError: 'was not read: the request was cancelled',
  }
  return failure(url, reasons[name] ?? `could not be reached: ${message}`, error)
}

/** Says what an answer is when it is not the one asked for: Firestore's own error, or its beginning. */
export function answerError(url: string, httpStatus: number, text: string): DocumentDatabaseError {
  const { message, status } = firestoreError(text)
  const answer = status === undefined ? `${httpStatus}` : `${httpStatus} ${status}`
  const excerpt = text.trim().slice(0, 120) || 'nothing'
  return failure(url, `answered ${answer}: ${message ?? excerpt}`)
}

/** Streaming methods wrap the error in a list, the others do not. */
function firestoreError(text: string): { message?: string; status?: string } {
  const json = parseJson(text)
  const { message, status } = membersOf(membersOf(Array.isArray(json) ? json[0] : json).error)
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof status === 'string' && { status }),
  }
}

/** Names the address without its query, which may hold the key. */
function failure(url: string, what: string, cause?: unknown): DocumentDatabaseError {
  const place = url.split('?', 1)[0]
  return new DocumentDatabaseError(`The document database at ${place} ${what}`, { cause })
}
