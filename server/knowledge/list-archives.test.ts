import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { listArchives } from './list-archives.ts'

const numbers = createNumberReader(
  Array.from({ length: 12 }, (_, i) => {
    const fields = { product: `V${i}`, slug: `v-${i}`, partNumber: `V-${i}` }
    const folder = i % 2 ? 'a' : 'b'
    const parsed = parseProduct(`v-${i}`, {
      ...fields,
      dataSheet: `${folder}/sheet-${Math.floor(i / 2)}.pdf`,
      ...(i === 0 && { compliance: { status: 'Yes', letter: 'L-1' } }),
    })
    if (!parsed.ok) throw new Error(fields.slug)
    return parsed.product
  }),
)
const content = { letterFiles: { 'L-1': 'letters/one.pdf' }, gated: [] }

function site(given: Partial<Parameters<typeof listArchives>[0]> = {}) {
  const read: string[] = []
  const store = {
    find: async (path: string) => ({ path, contentType: '', bytes: 1000, updated: '' }),
    read: async (path: string) => {
      read.push(path)
      return new Uint8Array(1000).fill(path.length)
    },
  }
  const log = { warn: () => undefined }
  const app = listArchives({ store, numbers: () => numbers, content, log, ...given })
  return { read, get: async (path: string, init?: RequestInit) => app.request(path, init) }
}
const namesIn = async (answer: Response) =>
  Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))

describe('documents of a list in one file', () => {
  test('are those of its parts, each under a name of its own', async () => {
    const answer = await site().get('/data-sheets.zip?items=V-0:4,V-1:2,V-2,nothing')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain('data-sheets.zip')
    expect(await namesIn(answer)).toEqual(['sheet-0.pdf', 'sheet-0 2.pdf', 'sheet-1.pdf'])
    const letters = await site().get('/letters.zip?items=V-0,V-1')
    expect(await namesIn(letters)).toEqual(['one.pdf'])
  })

  test('are none of an address’s own choice', async () => {
    const { get, read } = site()
    for (const path of [
      '/letters.zip?items=letters/one.pdf',
      '/data-sheets.zip',
      '/data-sheets.zip?items=..%2F..%2Fpackage.json,a%2Fsheet-0.pdf',
      '/brochures.zip?items=V-0',
      '/__proto__.zip?items=V-0',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
    expect(read).toEqual([])
  })

  test('are no more than the limits, and the rest is named', async () => {
    const all = Array.from({ length: 12 }, (_, i) => `V-${i}`).join()
    const limits = { files: 6, bytes: 4500, milliseconds: 10_000 }
    const { get, read } = site({ limits })
    const answer = await get(`/data-sheets.zip?items=${all}`)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(read).toHaveLength(4)
    expect(Object.keys(files)).toHaveLength(5)
    expect(strFromU8(files['Not included.txt']!).trim().split('\n')).toHaveLength(8)
  })

  test('go without one that cannot be read', async () => {
    const find = async (path: string) => {
      if (path.startsWith('a/')) throw new Error('The storage is down')
      return { path, contentType: '', bytes: 1, updated: '' }
    }
    const { get } = site({ store: { find, read: async () => new Uint8Array(1) } })
    const answer = await get('/data-sheets.zip?items=V-0,V-1')
    expect(await namesIn(answer)).toEqual(['sheet-0.pdf', 'Not included.txt'])
  })

  test('are read as they are taken', async () => {
    const { get, read } = site()
    const items = Array.from({ length: 12 }, (_, i) => `V-${i}`).join()
    const reader = (await get(`/data-sheets.zip?items=${items}`)).body!.getReader()
    await reader.read()
    expect(read.length).toBeLessThan(6)
    await reader.cancel()
  })

  test('come one archive after another, and nobody holds a turn for ever', async () => {
    const { get } = site({ limits: { files: 9, bytes: 1e6, milliseconds: 300 } })
    const ask = () => get('/letters.zip?items=V-0')
    await Promise.all([ask(), ask()])
    const waiting = Array.from({ length: 6 }, () => ask().then(namesIn))
    expect((await ask()).status).toBe(503)
    expect((await get('/letters.zip?items=V-0', { method: 'HEAD' })).status).toBe(200)
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 6 }, () => ['one.pdf']))
  })

  test('that break off are told from those that are whole', async () => {
    const { get } = site({ limits: { files: 9, bytes: 1e6, milliseconds: 50 } })
    const answer = await get('/data-sheets.zip?items=V-0,V-1,V-2')
    await new Promise((later) => setTimeout(later, 120))
    await expect(answer.arrayBuffer()).rejects.toThrow('timeout')
  })
})
