import { AnswerTooLarge, boundedFetch } from './bounded-fetch.ts'

type RetryOptions = {
  fetch: typeof fetch
  /** Waits for so many milliseconds; passed in so that tests need not. */
  sleep: (milliseconds: number) => Promise<void>
  /** Time for one attempt, its body included. */
  timeoutMilliseconds: number
  /** Of an answer's body; one that is larger fails at once, for the next would be as large. */
  maxBytes: number
}

/** After the first attempt. */
const retries = 2
const firstPause = 250
const maxPauseMilliseconds = 5000

/**
 * A fetch for reads that may be repeated: tries again after 429, 5xx, a network failure or a
 * timeout, with growing pauses or as `Retry-After` asks. The body is read before it resolves,
 * so a connection that breaks half-way counts as a failure too.
 */
export function createRetryingFetch(given: RetryOptions): typeof fetch {
  const options = { ...given, fetch: boundedFetch(given.fetch, given.maxBytes) }
  return async (input, init) => {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt >= retries
      try {
        const response = await attemptOnce(options, input, init)
        if (last || !(response.status === 429 || response.status >= 500)) return response
        await options.sleep(pause(attempt, response.headers.get('retry-after')))
      } catch (error) {
        if (last || init?.signal?.aborted || error instanceof AnswerTooLarge) throw error
        await options.sleep(pause(attempt))
      }
      init?.signal?.throwIfAborted()
    }
  }
}

async function attemptOnce(
  { fetch, timeoutMilliseconds }: RetryOptions,
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(input, { ...init, signal })
  const body = await response.arrayBuffer()
  const { status, statusText, headers } = response
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

function pause(attempt: number, retryAfter: string | null = null): number {
  const asked = Number(retryAfter ?? 'none') * 1000
  const own = firstPause * 2 ** attempt * (1 + Math.random())
  return Math.min(Number.isNaN(asked) ? own : asked, maxPauseMilliseconds)
}
