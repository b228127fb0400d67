import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { createTextIndex } from './text-index.ts'
import { createTextThread } from './text-thread.ts'

async function pdf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  for (const text of pages) document.addPage([600, 400]).drawText(text, { x: 20, y: 200, size: 12 })
  return new Uint8Array(await document.save())
}

let folder = ''
const files = new Map<string, Uint8Array<ArrayBuffer>>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  files.set(
    'good.pdf',
    await pdf('Guide, revision C, November 2026', 'Keep the macrobend radius above 30 mm.'),
  )
  files.set('none.pdf', new Uint8Array(Buffer.from('<html>not found</html>')))
  const whole = await readFile('content/storage/technicalNotes/Choosing APC or UPC.pdf')
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
  item('film.mp4', { type: 'video', name: 'Connector cleaning', slug: 'connector-cleaning' }),
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

    expect(await index.search('macrobend')).toEqual([
      { slug: 'good', page: 2, excerpt: 'Keep the macrobend radius above 30 mm.' },
    ])
    expect(await index.search('conector')).toEqual([{ slug: 'connector-cleaning' }])
    expect((await index.search('truncated'))?.map(({ slug }) => slug)).toEqual(['truncated'])
    expect(await index.search('zirconia')).toEqual([])
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
    files.set('new.pdf', await pdf('late'))
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
