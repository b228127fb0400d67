import { chooseEncoding } from '#server/http/compression.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import type { PageCompressor } from './compressed-page.ts'
import type { FinishedPage } from './page-cache.ts'

/** Below this the headers weigh more than compression saves, in bytes. */
const minCompressed = 500

/** The answer to a request for a page: in an encoding that it accepts, or that the visitor has it. */
export async function respond(
  page: FinishedPage,
  request: Request,
  compressed: PageCompressor,
): Promise<Response> {
  const { status, etag, body } = page
  const headers: Record<string, string> = { ...page.headers, etag }
  if (status === 200 && matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  const encoding = body.length >= minCompressed ? accepted : undefined
  const bytes = encoding ? await compressed(page, encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  // Said to whoever asks for the head alone, too.
  headers['content-length'] = String(bytes.length)
  return new Response(bytes, { status, headers })
}
