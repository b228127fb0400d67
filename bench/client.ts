import { Agent, request } from 'node:http'

export type Answered = { status: number; milliseconds: number; retryAfter: string | undefined }

/** Asks a site on connections that it keeps, as many at once as there are requests. */
export function createClient(url: string) {
  const agent = new Agent({ keepAlive: true })

  function ask(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const start = performance.now()
      const asked = request(url + path, { agent, headers }, (response) => {
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            milliseconds: performance.now() - start,
            retryAfter: response.headers['retry-after'],
          }),
        )
        response.resume()
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server gave the idle connection up just when it was used again (RFC 9112, 9.3.1).
        if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(ask(path, headers))
        else reject(error)
      })
      asked.end()
    })
  }

  return {
    ask,
    /** Breaks off whatever is under way. */
    end: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof createClient>

/** Does it so many times, a few at once. */
export async function manyTimes(
  times: number,
  atOnce: number,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  let turn = 0
  const worker = async () => {
    while (turn < times) await act(turn++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** The 99th percentile. */
export function p99(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  if (!sorted.length) throw new Error('There is no percentile of nothing.')
  return sorted[Math.ceil(sorted.length * 0.99) - 1]!
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
