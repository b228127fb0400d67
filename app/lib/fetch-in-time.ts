/** A server that says nothing for so long will not answer: whoever asks does without. */
const timeoutMilliseconds = 10_000

/** Asks for what can be had later, or be gone without; fails where the answer takes too long. */
export const fetchInTime = (input: string | URL | Request): Promise<Response> =>
  fetch(input, { signal: AbortSignal.timeout(timeoutMilliseconds) })
