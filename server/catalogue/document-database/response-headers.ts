/**
 * Headers of every answer. Any origin may read, as with Firestore: what may be read is for
 * the security rules to say, and here all of it may.
 */
export function responseHeaders(request: Request): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.get('origin') ?? '*',
    'access-control-expose-headers': 'content-encoding, content-length, date, etag, vary',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=UTF-8',
    vary: 'origin, x-origin, referer',
    'x-content-type-options': 'nosniff',
  }
}

/** Answers a preflight: the web SDKs send headers of their own with every read. */
export function preflightResponse(request: Request): Response {
  const { 'content-type': _, ...headers } = responseHeaders(request)
  const asked = request.headers.get('access-control-request-headers')
  return new Response(null, {
    headers: {
      ...headers,
      'access-control-allow-methods': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
      'access-control-allow-headers': asked ?? '*',
      'access-control-max-age': '3600',
      'cache-control': 'private, max-age=3600',
      vary: `${headers.vary}, access-control-request-headers`,
    },
  })
}
