import { invalidArgument } from './firestore-error.ts'
import { snakeCase } from './request-message.ts'

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
const ofGet = ['mask.fieldPaths']
const ofList = [...ofGet, 'orderBy', 'pageSize', 'pageToken', 'showMissing']
const consistency = ['transaction', 'readTime']

/** Refuses query parameters that the method does not have, as Google's APIs do. */
export function checkParameters(query: URLSearchParams, method: 'get' | 'list'): void {
  const known = method === 'get' ? ofGet : ofList
  for (const name of query.keys()) {
    const isOf = (names: readonly string[]) =>
      names.some((one) => one === name || snakeCase(one) === name)
    if (isOf(known) || system.has(name) || name.startsWith('$')) continue
    if (isOf(consistency)) {
      throw invalidArgument(`${name} is not supported by the embedded document database.`)
    }
    const excerpt = name.slice(0, 100)
    throw invalidArgument(
      `Invalid JSON payload received. Unknown name "${excerpt}": Cannot bind query parameter. ` +
        `Field '${excerpt}' could not be found in request message.`,
    )
  }
}
