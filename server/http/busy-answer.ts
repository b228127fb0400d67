import * as texts from '#texts/answers.ts'

/** How long a queue that is full takes to be worked off, and a little more. */
const retryAfterSeconds = 5

/** Of every answer to who would wait for too many others. */
export const busyHeaders = {
  'cache-control': 'no-store',
  'retry-after': String(retryAfterSeconds),
}

/** To a request that would wait for too many others: small, and made without any work. */
export function busyAnswer(): Response {
  return new Response(texts.busy, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...busyHeaders },
  })
}
