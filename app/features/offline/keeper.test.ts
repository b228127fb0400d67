import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeeper } from './keeper.ts'
import { keptSet } from './kept-sets.ts'
import { workerScope } from './worker.fixture.ts'

const origin = 'https://valves.example'
const hour = 60 * 60 * 1000
const gauge = '<html><title>Gauge</title><main><img src="/images/640/g.jpg"></main></html>'
let network: (url: string) => Promise<Response>
let world: ReturnType<typeof workerScope>

const html = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/html', 'content-length': String(text.length) },
  })
const answer = async (url: string) =>
  url.startsWith('/images/') ? new Response('12345') : html(gauge)
const keeperOf = () =>
  createKeeper(world.scope.caches, {
    ready: async () => undefined,
    screen: () => ({
      width: 390,
      density: 1,
      matches: () => false,
      hasOpened: () => false,
    }),
  })

beforeEach(() => {
  network = answer
  vi.stubGlobal('fetch', (url: string) => network(url))
  vi.stubGlobal('location', new URL(origin))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: 1_780_000_000_000 })
  world = workerScope(origin)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('Stopped, or with a network that ends, it leaves nothing behind', async () => {
  const keeper = keeperOf()
  network = async (url) => {
    const state = keeper.stateOf('/gauge')
    if (url === '/contact-us' && state?.phase === 'keeping') state.stop()
    if (url === '/contact-us') throw new DOMException('', 'AbortError')
    return answer(url)
  }
  await keeper.keep('/gauge')
  expect(keeper.stateOf('/gauge')?.phase).toBe('idle')
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  await keeper.keep('/gauge')
  expect(keeper.stateOf('/gauge')).toEqual({ phase: 'failed', why: 'connection' })
  expect(await keptSet(world.scope.caches, '/gauge')).toBeUndefined()
})

test('What has been kept for half a day is read again, and stays as it was where that fails', async () => {
  const keeper = keeperOf()
  await keeper.keep('/gauge')
  const readOf = async () => (await keptSet(world.scope.caches, '/gauge'))?.read
  const first = Date.now()
  vi.setSystemTime(first + 11 * hour)
  await keeper.refresh()
  expect(await readOf()).toBe(first)
  vi.setSystemTime(first + 13 * hour)
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  await keeper.refresh()
  expect(await readOf()).toBe(first)
  network = answer
  await keeper.refresh()
  expect(await readOf()).toBe(first + 13 * hour)
})

test('What cannot be read anew for want of room stays a page with the code that it names', async () => {
  const of = (build: string) =>
    gauge.replace('<main>', `<script src="/assets/${build}.js"></script><main>`)
  const built = (build: string) => async (url: string) => {
    if (!url.startsWith('/assets/'))
      return url.startsWith('/images/') ? answer(url) : html(of(build))
    if (url !== `/assets/${build}.js`) throw new TypeError('Failed to fetch')
    return new Response('1')
  }
  const keeper = keeperOf()
  network = built('gauge-a1b2c3d4')
  await keeper.keep('/gauge')
  vi.setSystemTime(Date.now() + 13 * hour)
  network = built('gauge-e5f6a7b8')
  const { caches } = world.scope
  const open = caches.open.bind(caches)
  caches.open = async (name) => {
    const cache = await open(name)
    const put = cache.put.bind(cache)
    cache.put = async (url, copy) => {
      if (typeof url === 'string' && url.startsWith('/assets/'))
        throw new DOMException('', 'QuotaExceededError')
      return put(url, copy)
    }
    return cache
  }
  await keeper.refresh()
  const copy = await (await world.caches.open('kept /gauge')).match('/gauge')
  const [, named] = /src="([^"]+)"/.exec(await copy!.text()) ?? []
  expect(named).toBe('/assets/gauge-a1b2c3d4.js')
  expect(await caches.match(named!)).toBeDefined()
  caches.open = open
  await keeper.refresh()
  const anew = await (await world.caches.open('kept /gauge')).match('/gauge')
  expect(await anew!.text()).toContain('gauge-e5f6a7b8')
  expect(await caches.match('/assets/gauge-e5f6a7b8.js')).toBeDefined()
})

test('A browser so full that nothing can be removed says that there is no room', async () => {
  const keeper = keeperOf()
  const { caches } = world.scope
  const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  caches.open = full
  caches.delete = full
  await keeper.keep('/gauge')
  expect(keeper.stateOf('/gauge')).toMatchObject({ phase: 'failed', why: 'room' })
})

test('What is still on its way when one of its files fails is ended, and does not say that it goes on', async () => {
  const keeper = keeperOf()
  const two = gauge.replace('</main>', '<img src="/images/640/h.jpg"></main>')
  const signals: (AbortSignal | null | undefined)[] = []
  let more: ReadableStreamDefaultController<Uint8Array> | undefined
  const late = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/g.jpg') && init?.method !== 'HEAD') throw new TypeError('Failed to fetch')
    if (!url.endsWith('/h.jpg') || init?.method === 'HEAD') {
      return url.startsWith('/images/') ? answer(url) : html(two)
    }
    signals.push(init?.signal)
    return new Response(late)
  })
  await keeper.keep('/gauge')
  expect(keeper.stateOf('/gauge')).toEqual({ phase: 'failed', why: 'connection' })
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  more?.enqueue(new Uint8Array(3))
  await new Promise((later) => setTimeout(later))
  expect(keeper.stateOf('/gauge')?.phase).toBe('failed')
})
