/**
 * A function that holds what is equal once: texts, and lists of texts and numbers, of the documents
 * of a series above all. It changes what it is given, so give it what nobody else has; then nobody
 * may change it. What it knows goes when it goes.
 */
export function createSharing(): <T>(value: T) => T {
  const texts = new Map<string, string>()
  const lists = new Map<string, unknown[]>()

  function share(value: unknown): unknown {
    if (typeof value === 'string') return once(texts, value, value)
    if (typeof value !== 'object' || value === null) return value
    const members = value as Record<string, unknown>
    for (const key of Object.keys(members)) {
      const before = members[key]
      const after = share(before)
      if (after !== before || typeof after === 'string') members[key] = after
    }
    return Array.isArray(value) && value.every(isPlain)
      ? once(lists, JSON.stringify(value), value)
      : value
  }
  return <T>(value: T) => share(value) as T
}

const isPlain = (value: unknown) => typeof value === 'string' || Number.isFinite(value)

function once<T>(known: Map<string, T>, key: string, value: T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, value)
  return value
}
