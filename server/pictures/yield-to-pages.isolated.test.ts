import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMadePictures } from './made-pictures.ts'
import { sizedForm } from './picture-forms.ts'

let cache = ''
beforeEach(async () => void (cache = await mkdtemp(join(tmpdir(), 'yield-'))))
afterEach(() => rm(cache, { recursive: true }))

async function poolThreads(): Promise<number[]> {
  const ids = await readdir('/proc/self/task')
  const names = await Promise.all(ids.map((id) => readFile(`/proc/self/task/${id}/comm`, 'utf8')))
  return ids.filter((_, at) => names[at]!.trim() === 'libuv-worker').map(Number)
}

test.runIf(process.platform === 'linux')(
  'pictures are made by threads that yield to the one that answers',
  async () => {
    const made = createMadePictures({ cache, log: { warn: vi.fn() } })
    const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const original = { version: '1', read: async () => mark }
    expect(await made('mark.svg', original, sizedForm(320, 'webp'))).toBeInstanceOf(Buffer)
    const threads = await poolThreads()
    expect(threads.length).toBeGreaterThan(0)
    for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority())
  },
)
