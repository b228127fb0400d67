/** JSON that a browser asks for beside its pages: search engines list none of it. */
export function dataAnswer(data: unknown, { status = 200, mayBeKept = true } = {}): Response {
  return Response.json(data, {
    status,
    headers: { 'X-Robots-Tag': 'noindex', ...(!mayBeKept && { 'Cache-Control': 'no-store' }) },
  })
}
