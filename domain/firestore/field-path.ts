/** The segments of a field path: `['features', 'Include Y or N']`. */
export type FieldPath = readonly string[]

const simple = /^[A-Za-z_][A-Za-z0-9_]*$/

/**
 * Writes segments in Firestore's syntax: what is no simple identifier is back-quoted.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents#Document
 */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (simple.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.')
}

const segment = /[A-Za-z_]\w*|`(?:[^`\\]|\\.)+`/gs

/** Reads Firestore's field path syntax; throws an Error that says what is wrong with it. */
export function parseFieldPath(text: string): FieldPath {
  const names = text.match(segment) ?? []
  if (names.length === 0 || names.join('.') !== text) {
    throw new Error(
      `Invalid property path "${text.slice(0, 200)}": ` +
        'separate names by dots and put unusual names between back-quotes',
    )
  }
  return names.map((name) =>
    name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/gs, '$1') : name,
  )
}
