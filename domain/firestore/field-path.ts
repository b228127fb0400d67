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

/** Reads Firestore's field path syntax; throws an Error that says what is wrong with it. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = []
  let at = 0
  for (;;) {
    const [name, end] = text[at] === '`' ? readQuoted(text, at) : readSimple(text, at)
    path.push(name)
    if (end === text.length) return path
    if (text[end] !== '.') throw invalid(text)
    at = end + 1
  }
}

function readSimple(text: string, start: number): [name: string, end: number] {
  const dot = text.indexOf('.', start)
  const end = dot === -1 ? text.length : dot
  const name = text.slice(start, end)
  if (!simple.test(name)) throw invalid(text)
  return [name, end]
}

function readQuoted(text: string, start: number): [name: string, end: number] {
  let name = ''
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '`') {
      if (name === '') throw invalid(text)
      return [name, at + 1]
    }
    if (text[at] === '\\') at += 1
    name += text[at] ?? ''
  }
  throw invalid(text)
}

function invalid(text: string): Error {
  return new Error(
    `Invalid property path "${text.slice(0, 200)}": ` +
      'separate names by dots and put unusual names between back-quotes',
  )
}
