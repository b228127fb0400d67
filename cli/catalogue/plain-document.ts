type Plain =
  | { ok: true; data: Record<string, unknown>; notes: string[] }
  | { ok: false; message: string }

/**
 * A document of the client library as JSON can hold it. Timestamps become text, as the site
 * reads them, which is noted because pushing them back makes texts of them; whatever else JSON
 * has no word for (NaN, bytes, references, points) refuses the document rather than spoil it.
 */
export function plainDocument(document: Record<string, unknown>): Plain {
  const notes: string[] = []
  const refusals: string[] = []
  const plain = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => plain(item, field))
    if (typeof value === 'number' && !Number.isFinite(value)) {
      refusals.push(`${field}: JSON cannot hold ${value}`)
    }
    if (typeof value !== 'object' || value === null) return value
    if (isTimestamp(value)) {
      notes.push(`${field}: a timestamp, written as text`)
      return value.toDate().toISOString()
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) {
      refusals.push(`${field}: JSON cannot hold a ${value.constructor.name}`)
      return null
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, field)]))
  }
  const data = Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, plain(value, key)]),
  )
  return refusals.length > 0
    ? { ok: false, message: refusals.join('; ') }
    : { ok: true, data, notes }
}

/** By shape, so that telling needs no loading of the client library. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function'
}
