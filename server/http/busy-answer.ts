/** How long a queue that is full takes to be worked off, and a little more. */
const retryAfterSeconds = 5

/** To a request that would wait for too many others: small, and made without any work. */
export function busyAnswer(): Response {
  return new Response('The server is busy at the moment. Please try again in a few seconds.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })
}
