import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchInTime } from './fetch-in-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The same limits, a thousand times as fast. */
function hurry() {
  const { timeout } = AbortSignal
  const asked: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds)
    return timeout.call(AbortSignal, milliseconds / 1000)
  })
  return asked
}

/** Runs `visit` with the address of a server that takes connections and says nothing. */
async function withSilence(visit: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(() => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a server that says nothing is given up after ten seconds', async () => {
  const asked = hurry()
  await withSilence(async (url) => {
    await expect(fetchInTime(url)).rejects.toThrow(/timeout/)
  })
  expect(asked).toEqual([10_000])
})

test('or sooner, where nobody waits for it any more', async () => {
  await withSilence(async (url) => {
    const leaving = new AbortController()
    const answer = fetchInTime(url, { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
  })
})

/** The rest of a call, from its opening bracket. */
function argumentsAt(text: string, start: number): string {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return text.slice(start, i)
  }
  return text.slice(start)
}

test('no request of the browser waits without a limit', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const endless = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    // A signal of somebody else's, such as the router's, has no limit.
    const hasLimit = /AbortSignal\.timeout|setTimeout/.test(text)
    return [...text.matchAll(/(?<![\w.#])fetch(?=\()/g)]
      .map(({ index }) => argumentsAt(text, index + 'fetch'.length))
      .filter((given) => !hasLimit || !given.includes('signal'))
      .map((given) => `${file}: fetch${given})`)
  })
  expect(endless).toEqual([])
})
