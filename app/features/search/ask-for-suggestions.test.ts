import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForSuggestions } from './ask-for-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const found = { links: [{ to: '/valve', name: 'Valve', note: 'V-1' }] }
const ask = (text: string, leaving = new AbortController()) =>
  askForSuggestions(text, leaving.signal)

/** A server that answers so, and what it is asked. */
function serverThat(answer: (signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push(path)
    return answer(signal!)
  })
  return asked
}

test('a text is asked for once typing pauses', async () => {
  const asked = serverThat(() => Promise.resolve(Response.json(found)))
  const answer = ask('ball valve')
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(await answer).toEqual(found)
  expect(asked).toEqual(['/search/suggestions?q=ball%20valve'])
})

test('a text that is typed over is not asked for', async () => {
  const asked = serverThat(() => Promise.resolve(Response.json(found)))
  const leaving = new AbortController()
  const answer = ask('val', leaving).catch(() => 'left')
  await vi.advanceTimersByTimeAsync(50)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe('left')
  expect(asked).toEqual([])
})

test('an answer that nobody waits for any more is given up', async () => {
  serverThat(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  const leaving = new AbortController()
  const answer = ask('val', leaving).catch(() => 'left')
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  expect(await answer).toBe('left')
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no connection'))],
  ['fails', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ['answers with a page', () => Promise.resolve(new Response('<!DOCTYPE html>'))],
])('where the server %s, nothing is offered', async (_, answer) => {
  serverThat(answer)
  const offered = ask('valve')
  await vi.advanceTimersByTimeAsync(100)
  expect(await offered).toEqual({ links: [] })
})
