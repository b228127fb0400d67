/** A server that says nothing for so long will not answer: whoever asks does without. */
const timeoutMilliseconds = 10_000

/** Fails where the answer takes too long, or where `init.signal` says that nobody waits for it. */
export function fetchInTime(input: string | URL | Request, init: RequestInit = {}) {
  const late = AbortSignal.timeout(timeoutMilliseconds)
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late
  return fetch(input, { ...init, signal })
}

/** The JSON that our server answers with, in time; throws for any answer that is not one. */
export async function fetchJson<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetchInTime(path, init)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return (await response.json()) as Data
}
