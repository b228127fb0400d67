import * as texts from '#texts/answers.ts'

/** How long a queue that is full takes to be worked off, and a little more. */
const retryAfterSeconds = 5

/** Of every answer to who would wait for too many others. */
export const busyHeaders = {
  'cache-control': 'no-store',
  'retry-after': String(retryAfterSeconds),
}

const textHeaders = { 'content-type': 'text/plain; charset=utf-8', ...busyHeaders }

/** To a request that would wait for too many others: small, and made without any work. */
export function busyAnswer(): Response {
  return new Response(texts.busy, { status: 503, headers: textHeaders })
}

/** The same ahead of the pipeline. As text Node writes it with its headers in one call of the system, a sixth cheaper. */
export const busyAtHand = {
  status: 503,
  etag: '',
  headers: textHeaders,
  bytes: Buffer.from(texts.busy),
  text: texts.busy,
}
