import { FirestoreError, invalidArgument } from './firestore-error.ts'

/** What a request's path names: `segments` are those behind `documents`, decoded. */
export type ResourcePath = {
  project: string
  database: string
  segments: string[]
  /** The custom method of a POST, without its colon: `runQuery`. */
  method: string | undefined
}

/** Reads `/v1/projects/{p}/databases/{d}/documents/{…}:{method}`. */
export function parseResourcePath(pathname: string, httpMethod: string): ResourcePath {
  const parts = pathname.split('/').slice(1)
  // only the last segment may carry a method, and only a POST does
  const last = parts.at(-1) ?? ''
  const colon = httpMethod === 'POST' ? last.lastIndexOf(':') : -1
  const method = colon === -1 ? undefined : last.slice(colon + 1)
  if (colon !== -1) parts[parts.length - 1] = last.slice(0, colon)
  const [version, projects, project = '', databases, database = '', documents, ...rest] = parts
  const fixed = [version, projects, databases, documents].join('/')
  if (fixed !== 'v1/projects/databases/documents') {
    throw new FirestoreError('NOT_FOUND', 'Method not found.')
  }
  return {
    project: decode(project),
    database: decode(database),
    segments: rest.map(segment),
    method,
  }
}

function segment(text: string): string {
  const decoded = decode(text)
  if (decoded === '') throw invalidArgument('Document path has an empty segment.')
  if (/^__.*__$/s.test(decoded)) {
    throw invalidArgument(
      `Resource id "${decoded.slice(0, 100)}" is invalid because it is reserved.`,
    )
  }
  return decoded
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidArgument(`Invalid percent-encoding in the path: "${text.slice(0, 100)}".`)
  }
}
