import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stamped } from './read-stamp.ts'
import { serveOffline } from './serve-offline.ts'
import { workerScope } from './worker.fixture.ts'

const origin = 'https://valves.example'
let answers: Record<string, () => Response | Promise<Response>>
let worker: ReturnType<typeof workerScope>

const html = (text: string) => () =>
  new Response(`<html lang="en">${text}</html>`, { headers: { 'content-type': 'text/html' } })

beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', async (given: string | Request) => {
    const { pathname } = new URL(typeof given === 'string' ? given : given.url, origin)
    const answer = answers[pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  worker = workerScope(origin)
  // Addresses without an origin are the site's, as in a worker.
  vi.stubGlobal('location', new URL(origin))
})
afterEach(() => vi.unstubAllGlobals())

/** A page that its visitor keeps. */
async function keep(path: string, text: string): Promise<void> {
  const cache = await worker.caches.open(`kept ${path}`)
  await cache.put(path, stamped(html(text)(), Date.now() - 60_000))
}

test('A page is the network’s, and not kept because it was read', async () => {
  serveOffline(worker.scope, 'b')
  answers['/gauge'] = html('63 mm')
  const shown = await worker.ask('/gauge', 'navigate')
  expect(await shown?.text()).toBe('<html lang="en">63 mm</html>')
  expect(worker.stored.size).toBe(0)
})

test('A page that is kept is the network’s, and without one says when it was read', async () => {
  serveOffline(worker.scope, 'b')
  await keep('/gauge', '63 mm')
  answers['/gauge'] = html('80 mm')
  const shown = await worker.ask('/gauge', 'navigate')
  expect(await shown?.text()).toBe('<html lang="en">80 mm</html>')
  delete answers['/gauge']
  const copy = await (await worker.ask('/gauge', 'navigate'))?.text()
  expect(copy).toMatch(/^<html data-read="[^"]+" data-why="failed" lang="en">63 mm<\/html>$/)
})

test('Records from a copy are told to the page with the moment of their reading', async () => {
  serveOffline(worker.scope, 'b')
  const records = '/v1/projects/p/databases/(default)/documents/products'
  answers[decodeURI(records)] = () => new Response('{}')
  await worker.ask(records)
  expect(worker.told).toEqual([])
  answers = {}
  expect(await (await worker.ask(records))?.text()).toBe('{}')
  expect(worker.told).toEqual([{ read: expect.stringMatching(/\d{4}/), why: 'failed' }])
})

describe('A network that hangs', () => {
  const silent = () => new Promise<Response>(() => undefined)
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** What is answered in so many milliseconds; undefined for nothing. */
  async function within(milliseconds: number, path: string) {
    let given: Response | undefined
    void worker.ask(path, 'navigate').then((answer) => (given = answer))
    await vi.advanceTimersByTimeAsync(milliseconds)
    return given?.text()
  }

  test('gives way to the copy after five seconds, which says so, and sooner after that', async () => {
    serveOffline(worker.scope, 'b')
    await keep('/gauge', '63 mm')
    answers['/gauge'] = silent
    expect(await within(4900, '/gauge')).toBeUndefined()
    expect(await within(5100, '/gauge')).toMatch(/^<html data-read="[^"]+" data-why="silent"/)
    expect(await within(1100, '/gauge')).toContain('63 mm')
  })

  test('is waited for where there is no copy', async () => {
    serveOffline(worker.scope, 'b')
    answers['/gauge'] = () =>
      new Promise((later) => setTimeout(() => later(html('80 mm')()), 30_000))
    expect(await within(29_000, '/gauge')).toBeUndefined()
    expect(await within(31_000, '/gauge')).toContain('80 mm')
  })

  test('and answers after all is told to the page', async () => {
    serveOffline(worker.scope, 'b')
    await keep('/gauge', '63 mm')
    answers['/gauge'] = () => new Promise((later) => setTimeout(() => later(html('80 mm')()), 9000))
    expect(await within(5100, '/gauge')).toContain('63 mm')
    expect(worker.told).toEqual([])
    await vi.advanceTimersByTimeAsync(4000)
    expect(worker.told).toEqual([{ answered: true }])
  })
})

test('A picture that is kept in one width is shown in every other', async () => {
  serveOffline(worker.scope, 'b')
  answers['/images/640/gauge.jpg'] = () => new Response('picture')
  await worker.ask('/images/640/gauge.jpg')
  answers = {}
  expect(await (await worker.ask('/images/960/gauge.jpg'))?.text()).toBe('picture')
  await expect(worker.ask('/images/960/other.jpg')).rejects.toThrow('Failed to fetch')
})

test('A page that was missing, and the data of forms, are kept by nobody', async () => {
  serveOffline(worker.scope, 'b')
  answers['/nothing'] = () =>
    new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })
  await worker.ask('/nothing', 'navigate')
  expect(worker.stored.size).toBe(0)
  expect(await worker.ask('/support.data')).toBeUndefined()
})

test('A visit after which nothing may stay begins without what was seen, while no other is open', async () => {
  serveOffline(worker.scope, 'b')
  answers['/images/640/gauge.jpg'] = () => new Response('picture')
  const seen = { page: `${origin}/other`, files: [], isLoaded: false, isNewVisit: true }
  for (const [windows, left] of [
    [2, 1],
    [1, 0],
  ]) {
    worker.state.windows = windows!
    await worker.ask('/images/640/gauge.jpg')
    await worker.happen('message', { data: seen })
    expect(worker.stored.size).toBe(left)
  }
})
