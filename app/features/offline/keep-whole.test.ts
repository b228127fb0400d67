import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptCache, keptCode, seenCache } from './cache-names.ts'
import { keepWhole } from './keep-whole.ts'
import { keptSet, keptSets, removeSets } from './kept-sets.ts'
import { mostPages } from './left-out.ts'
import { stamped } from './read-stamp.ts'
import { sizeOfKeeping } from './sizes-of.ts'
import { workerScope } from './worker.fixture.ts'

const origin = 'https://valves.example'
const screen = { width: 390, density: 1, matches: () => false, hasOpened: () => false }
let answers: Record<string, () => Response>
let world: ReturnType<typeof workerScope>
/** What the network was asked for. */
let asked: string[]

const sized = (text: string, type: string) => () =>
  new Response(text, { headers: { 'content-type': type, 'content-length': String(text.length) } })
const html = (title: string, main: string, script: string) =>
  sized(
    `<html><title>${title}</title><script src="/assets/${script}"></script><main>${main}</main></html>`,
    'text/html',
  )
const names = (name: string) =>
  [...(world.stored.get(name)?.keys() ?? [])].map((url) => url.replace(origin, '')).toSorted()
const keep = (address = '/gauge', { signal = new AbortController().signal, tell = vi.fn() } = {}) =>
  keepWhole({ caches: world.scope.caches, address, screen, signal, tell })

beforeEach(() => {
  asked = []
  answers = {
    '/gauge': html(
      'Gauge &amp; tap',
      '<img src="/images/640/g.jpg"><a href="/documents/guide#step-2">2</a>',
      'gauge-a1b2c3d4.js',
    ),
    '/documents/guide': html('Guide', '<a href="/files/guide.pdf">PDF</a>', 'guide-a1b2c3d4.js'),
    '/contact-us': html('Contact', '', 'gauge-a1b2c3d4.js'),
    '/images/640/g.jpg': sized('picture', 'image/jpeg'),
    '/documents.json?doc=%2Ffiles%2Fguide.pdf': sized('{"facts":[]}', 'application/json'),
    '/files/guide.pdf': sized('twenty bytes of PDF.', 'application/pdf'),
    '/assets/gauge-a1b2c3d4.js': sized('import("./late-a1b2c3d4.js")', 'text/javascript'),
    '/assets/guide-a1b2c3d4.js': sized('1', 'text/javascript'),
    '/assets/late-a1b2c3d4.js': sized('import"./gauge-a1b2c3d4.js"', 'text/javascript'),
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    const answer = answers[url]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.stubGlobal('location', new URL(origin))
  world = workerScope(origin)
})
afterEach(() => vi.unstubAllGlobals())

test('A page is kept with its pictures, its documents with their PDFs, and code that comes later', async () => {
  await keep()
  expect(names(keptCache('/gauge'))).toEqual([
    '/contact-us',
    '/documents.json?doc=%2Ffiles%2Fguide.pdf',
    '/documents/guide',
    '/files/guide.pdf',
    '/gauge',
    '/images/640/g.jpg',
    '/kept.json',
  ])
  expect(names(keptCode)).toEqual([
    '/assets/gauge-a1b2c3d4.js',
    '/assets/guide-a1b2c3d4.js',
    '/assets/late-a1b2c3d4.js',
  ])
})

test('What is kept names its page, when it was read, its size and what came with it', async () => {
  const before = Date.now()
  const set = await keep()
  expect(await keptSet(world.scope.caches, '/gauge')).toEqual(set)
  expect(set).toMatchObject({
    address: '/gauge',
    title: 'Gauge &amp; tap',
    pages: [
      { address: '/contact-us', title: 'Contact' },
      { address: '/documents/guide', title: 'Guide' },
    ],
  })
  expect(set.read).toBeGreaterThanOrEqual(before)
  const pages = ['/gauge', '/documents/guide', '/contact-us']
  const files = [
    '/images/640/g.jpg',
    '/files/guide.pdf',
    '/documents.json?doc=%2Ffiles%2Fguide.pdf',
  ]
  const lengths = await Promise.all(
    [...pages, ...files].map(async (url) => (await answers[url]!().text()).length),
  )
  expect(set.bytes).toBe(lengths.reduce((total, length) => total + length))
})

test('Kept anew it is read anew, but for code, whose name says its contents', async () => {
  await keep()
  asked = []
  answers['/gauge'] = html('Gauge', 'Now 80 mm', 'gauge-a1b2c3d4.js')
  await keep()
  expect(asked).toEqual(['GET /gauge', 'GET /contact-us'])
  const copy = await (await world.caches.open(keptCache('/gauge'))).match('/gauge')
  expect(await copy?.text()).toContain('Now 80 mm')
  expect(names(keptCache('/gauge'))).toEqual(['/contact-us', '/gauge', '/kept.json'])
  expect(names(keptCode)).toEqual(['/assets/gauge-a1b2c3d4.js', '/assets/late-a1b2c3d4.js'])
})

describe('a list', () => {
  const list = '/list?items=A:1'
  beforeEach(() => {
    answers[list] = html(
      'Your list',
      '<table><tr><th><a href="/gauge">G</a></th></tr><tr><th><a href="/tap">T</a></th></tr></table>',
      'list-a1b2c3d4.js',
    )
    answers['/tap'] = html(
      'Tap',
      '<a href="/documents/tap-guide">Guide</a><a href="/files/tap.pdf">Sheet</a>',
      'gauge-a1b2c3d4.js',
    )
    answers['/documents/tap-guide'] = html(
      'Tap guide',
      '<img src="/images/640/step.jpg"><a href="/documents/other">Other</a>',
      'guide-a1b2c3d4.js',
    )
    answers['/images/640/step.jpg'] = sized('step', 'image/jpeg')
    answers['/files/tap.pdf'] = sized('sheet', 'application/pdf')
    answers['/documents.json?doc=%2Ffiles%2Ftap.pdf'] = sized('{}', 'application/json')
    answers['/assets/list-a1b2c3d4.js'] = sized('1', 'text/javascript')
  })

  test('of too many products is kept as far as there is room, and tells how many are not', async () => {
    const many = Array.from({ length: mostPages + 7 }, (_, at) => `/part-${at}`)
    const rows = many.map((part) => `<tr><th><a href="${part}">P</a></th></tr>`)
    answers[list] = html('Your list', `<table>${rows.join('')}</table>`, 'list-a1b2c3d4.js')
    for (const part of many) answers[part] = html('Part', '', 'gauge-a1b2c3d4.js')
    const measured = await sizeOfKeeping(list, screen, new AbortController().signal)
    const set = await keep(list)
    // The contact page is one of them.
    expect(set.pages).toHaveLength(mostPages)
    expect(set.leftOut).toBe(8)
    expect(measured).toEqual({ bytes: set.bytes, leftOut: 8 })
  })
})

test('A copy that the worker gives in place of the network is never kept as read now', async () => {
  answers['/gauge'] = () => stamped(html('Gauge', '', 'gauge-a1b2c3d4.js')(), 1000)
  await expect(keep()).rejects.toThrow('came as a copy')
  expect(await keptSet(world.scope.caches, '/gauge')).toBeUndefined()
})

test('What is missing is left out, a network that ends is a failure', async () => {
  answers['/images/640/g.jpg'] = () => new Response('', { status: 404 })
  await keep()
  expect(names(keptCache('/gauge'))).not.toContain('/images/640/g.jpg')
  delete answers['/files/guide.pdf']
  await expect(keep()).rejects.toThrow('Failed to fetch')
})

test('One can be removed, and takes with it the code that no other needs', async () => {
  const { caches } = world.scope
  await keep()
  await keep('/documents/guide')
  await removeSets(caches, ['/gauge'])
  expect((await keptSets(caches)).map(({ address }) => address)).toEqual(['/documents/guide'])
  expect(names(keptCode)).toEqual([
    '/assets/gauge-a1b2c3d4.js',
    '/assets/guide-a1b2c3d4.js',
    '/assets/late-a1b2c3d4.js',
  ])
  await removeSets(caches, ['/documents/guide'])
  expect([...world.stored.keys()]).toEqual([])
})

test('Where there is no room what was seen goes, for nobody asked for it', async () => {
  await world.caches.open(seenCache('a'))
  const { caches } = world.scope
  const open = caches.open.bind(caches)
  const full = new DOMException('', 'QuotaExceededError')
  caches.open = async (name) => {
    const cache = await open(name)
    const put = cache.put.bind(cache)
    cache.put = async (url, answer) => {
      if (world.stored.has(seenCache('a'))) throw full
      return put(url, answer)
    }
    return cache
  }
  const set = await keep()
  expect(set.pages).toHaveLength(2)
  expect(world.stored.has(seenCache('a'))).toBe(false)
})
