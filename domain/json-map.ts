/** True for a map of JSON: an object that is no list. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of a map; none of anything else. */
export function membersOf(value: unknown): Record<string, unknown> {
  return isMap(value) ? value : {}
}

/** What a text says as JSON; undefined of one that is none, as of `undefined` itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
