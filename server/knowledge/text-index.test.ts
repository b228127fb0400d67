import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { pdf } from './pdf.fixture.ts'
import { createTextIndex } from './text-index.ts'
import { createTextThread } from './text-thread.ts'

let folder = ''
const files = new Map<string, Uint8Array<ArrayBuffer>>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  files.set(
    'good.pdf',
    pdf('Guide, revision C, November 2026', 'Keep the handwheel radius above 30 mm.'),
  )
  files.set('none.pdf', new Uint8Array(Buffer.from('<html>not found</html>')))
  const whole = await readFile('test/company/storage/catalogs/Valve Catalog.pdf')
  files.set('truncated.pdf', new Uint8Array(whole.subarray(0, whole.length / 3)))
})
afterAll(() => rm(folder, { recursive: true }))

function item(path: string, more: Partial<KnowledgeItem> = {}): KnowledgeItem {
  const slug = path.replace('.pdf', '')
  const about = { path, contentType: 'application/pdf', bytes: 5, updated: '2026-01-01' }
  return {
    type: 'pdf',
    name: slug,
    url: path,
    category: 'Docs',
    slug,
    image: '',
    file: about,
    ...more,
  }
}
const items = [
  item('good.pdf'),
  item('good.pdf', { category: 'Featured', slug: 'good-featured' }),
  item('none.pdf'),
  item('truncated.pdf'),
  item('film.mp4', { type: 'video', name: 'Seat change', slug: 'seat-change' }),
]

function open(read = async (path: string) => files.get(path)?.slice()) {
  const thread = createTextThread(folder)
  const log = { info: vi.fn(), warn: vi.fn() }
  const reading = vi.fn(read)
  return { index: createTextIndex({ store: { read: reading }, thread, log }), thread, log, reading }
}

describe('the text index', () => {
  test('reads PDFs once, tells of those that are none or broken once, and searches', async () => {
    const { index, thread, log, reading } = open()
    const { details, incomplete } = await index.update(items)
    expect([...details]).toEqual([['good.pdf', { pages: 2, revision: 'C, November 2026' }]])
    expect(incomplete).toBe(false)
    await index.update(items)
    expect(reading).toHaveBeenCalledTimes(3)
    expect(log.warn.mock.calls.map(([{ path }]) => path)).toEqual(['none.pdf', 'truncated.pdf'])

    expect(await index.search('handwheel')).toEqual([
      { slug: 'good', page: 2, excerpt: 'Keep the handwheel radius above 30 mm.' },
    ])
    expect(await index.search('seet')).toEqual([{ slug: 'seat-change', onlyLike: ['seet'] }])
    expect((await index.search('truncated'))?.map(({ slug }) => slug)).toEqual(['truncated'])
    expect(await index.search('titanium')).toEqual([])
    thread.close()
  })

  test('reads nothing again after a restart', async () => {
    const { index, thread, reading } = open()
    expect((await index.update(items)).details.size).toBe(1)
    expect(reading).not.toHaveBeenCalled()
    expect(await index.search('radius')).toHaveLength(1)
    thread.close()
    expect((await readdir(folder)).every((name) => name.endsWith('.json'))).toBe(true)
  })

  test('tries again what the storage failed to give', async () => {
    const { index, thread } = open(() => Promise.reject(new Error('storage down')))
    const changed = item('new.pdf')
    expect((await index.update([changed])).incomplete).toBe(true)
    thread.close()
    files.set('new.pdf', pdf('late'))
    const again = open()
    expect((await again.index.update([changed])).details.size).toBe(1)
    again.thread.close()
  })

  test('lists what was removed in the meantime without pages', async () => {
    const { index, thread } = open(async () => undefined)
    const reading = await index.update([item('gone.pdf')])
    expect([reading.details.size, reading.incomplete]).toEqual([0, false])
    thread.close()
  })
})

test('so many searches wait, also those that nobody waits for any more', async () => {
  const gate = Promise.withResolvers<void>()
  const ask = vi.fn(async () => {
    await gate.promise
    return []
  })
  const index = createTextIndex({
    store: { read: async () => undefined },
    // What the thread answers to a search.
    thread: { ask: ask as never },
    log: { info: vi.fn(), warn: vi.fn() },
  })
  const searches = Array.from({ length: 100 }, (_, i) => index.search(`word ${i}`))
  expect(searches.filter((one) => one === undefined).length).toBeGreaterThan(50)
  expect(ask.mock.calls.length).toBeLessThan(10)
  gate.resolve()
  const taken = searches.filter((one) => one !== undefined)
  expect(taken.length).toBeGreaterThan(5)
  for (const found of await Promise.all(taken)) expect(found).toEqual([])
  expect(await index.search('later')).toEqual([])
})
