/** A failed read. */
export class DocumentDatabaseError extends Error {
  override name = 'DocumentDatabaseError'
}

/** Says what went wrong when `fetch` or reading its body was rejected. */
export function connectionError(url: string, error: unknown): DocumentDatabaseError {
  const { name = '', message = String(error) } = (error ?? {}) as Partial<Error>
  const what =
    name === 'TimeoutError'
      ? 'did not answer in time'
      : name === 'AbortError'
        ? 'was not read: the request was cancelled'
        : `could not be reached: ${message}`
  return new DocumentDatabaseError(`The document database at ${place(url)} ${what}`, {
    cause: error,
  })
}

/** Says what an answer is when it is not the one asked for. */
export function answerError(url: string, httpStatus: number, text: string): DocumentDatabaseError {
  const { message, status } = firestoreError(text)
  const what = message ?? `${kind(text)}: ${text.trim().slice(0, 120)}`
  const answer = status === undefined ? `${httpStatus}` : `${httpStatus} ${status}`
  return new DocumentDatabaseError(
    `The document database at ${place(url)} answered ${answer}: ${what}`,
  )
}

/** Streaming methods wrap the error in a list, the others do not. */
function firestoreError(text: string): { message?: string; status?: string } {
  try {
    const json: unknown = JSON.parse(text)
    const { error } = ((Array.isArray(json) ? json[0] : json) ?? {}) as Record<string, unknown>
    const { message, status } = (error ?? {}) as Record<string, unknown>
    return {
      ...(typeof message === 'string' && { message }),
      ...(typeof status === 'string' && { status }),
    }
  } catch {
    // no JSON: the caller shows the text itself
    return {}
  }
}

function kind(text: string): string {
  if (text.trim() === '') return 'an empty answer'
  if (/^\s*</.test(text)) return 'an HTML page where JSON was expected'
  if (/^\s*[[{]/.test(text)) return 'an incomplete or unexpected JSON answer'
  return 'an answer that is not JSON'
}

/** Without the query, which may hold the key. */
function place(url: string): string {
  return url.split('?', 1)[0] ?? url
}
