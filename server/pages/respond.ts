import { matchesEntityTag } from '#server/http/entity-tag.ts'
import type { KeptAnswer } from '#server/http/kept-answer.ts'
import { chooseEncoding, type Encoding } from '../http/compression.ts'
import type { CompressedForms } from './compressed-form.ts'
import type { FinishedPage } from './page-cache.ts'

/** Below this the headers weigh more than compression saves, in bytes. */
const minCompressed = 500

/** The answer to who asked for a page: in the form they take, or that they have it. */
export async function respond(
  page: FinishedPage,
  request: Request,
  forms: CompressedForms,
): Promise<Response> {
  const accept = request.headers.get('accept-encoding') ?? undefined
  const { status, etag, headers, bytes } = await answerIn(encodingFor(page, accept), page, forms)
  if (isKnown(request.headers.get('if-none-match'), { status, etag })) {
    return new Response(null, { status: 304, headers: { ...page.headers, etag } })
  }
  // For those who ask for the head alone: how much it is to keep a page is said before.
  const length = { 'content-length': String(bytes.length) }
  return new Response(new Uint8Array(bytes), { status, headers: { ...headers, ...length } })
}

async function answerIn(
  encoding: Encoding | 'identity',
  page: FinishedPage,
  forms: CompressedForms,
): Promise<KeptAnswer> {
  const { status, etag } = page
  const headers = { ...page.headers, etag }
  const answers = (page.answers ??= {})
  if (encoding === 'identity') {
    const bytes = page.body ?? (await forms.of(page, encoding))
    return (answers.identity ??= { status, etag, headers, bytes })
  }
  const bytes = await forms.of(page, encoding)
  return (answers[encoding] ??= {
    status,
    etag,
    headers: { ...headers, 'content-encoding': encoding },
    bytes,
  })
}

export function encodingFor(
  { body, packed }: FinishedPage,
  accept: string | undefined,
): Encoding | 'identity' {
  return (
    ((packed || (body && body.length >= minCompressed)) && chooseEncoding(accept)) || 'identity'
  )
}

/** True when If-None-Match names the answer; a page that failed is sent again all the same. */
export function isKnown(
  ifNoneMatch: string | null | undefined,
  { status, etag }: Pick<KeptAnswer, 'status' | 'etag'>,
): boolean {
  return status === 200 && etag !== '' && matchesEntityTag(ifNoneMatch, etag)
}
