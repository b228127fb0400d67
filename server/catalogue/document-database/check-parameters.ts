import { invalidArgument } from './firestore-error.ts'

/** https://cloud.google.com/apis/docs/system-parameters */
const system = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
])
const ofGet = ['mask.fieldPaths', 'mask.field_paths']
const ofList = [
  ...ofGet,
  'orderBy',
  'order_by',
  'pageSize',
  'page_size',
  'pageToken',
  'page_token',
  'showMissing',
  'show_missing',
]
const consistency = new Set(['transaction', 'readTime', 'read_time'])

/** Refuses query parameters that the method does not have, as Google's APIs do. */
export function checkParameters(query: URLSearchParams, method: 'get' | 'list'): void {
  const known = method === 'get' ? ofGet : ofList
  for (const name of query.keys()) {
    if (known.includes(name) || system.has(name) || name.startsWith('$')) continue
    if (consistency.has(name)) {
      throw invalidArgument(`${name} is not supported by the embedded document database.`)
    }
    const excerpt = name.slice(0, 100)
    throw invalidArgument(
      `Invalid JSON payload received. Unknown name "${excerpt}": Cannot bind query parameter. ` +
        `Field '${excerpt}' could not be found in request message.`,
    )
  }
}
