import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { search } from './suggest-from-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const found = (text: string) => ({ links: [{ to: `/${text}`, name: text, note: '' }] })
/** A server that answers when told, and what it was asked. */
function server() {
  const asked: { text: string; answer: (response: Response) => void }[] = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal!.addEventListener('abort', () => reject(signal!.reason as Error))
    asked.push({ text: decodeURIComponent(path.split('q=')[1]!), answer: resolve })
    return promise
  })
  return asked
}
const ask = (text: string) => search(text, () => undefined)

test('a text is asked for at once, and for no text nothing is', async () => {
  const asked = server()
  const valve = ask('valve')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]!.answer(Response.json(found('valve')))
  expect(await valve).toEqual(found('valve'))
  expect(await ask(' ')).toEqual({ links: [] })
  expect(asked.map(({ text }) => text)).toEqual(['valve'])
})

test('where the server does not answer, nothing is offered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  expect(await ask('valve')).toEqual({ links: [] })
})
