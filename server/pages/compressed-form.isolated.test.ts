import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyOf, createCompressedForms } from './compressed-form.ts'
import { compress } from '../http/compression.ts'
import type { FinishedPage } from './page-cache.ts'

vi.mock('../http/compression.ts', async (original) => {
  const real = await original<typeof import('#server/http/compression.ts')>()
  return { ...real, compress: vi.fn(real.compress) }
})
beforeEach(() => void vi.mocked(compress).mockReset())

const text = '<p>Fiber</p>'.repeat(200)
/** In place of what is made: of so many bytes in each quality. */
const sized = (sizes: Record<number, number>) =>
  vi
    .mocked(compress)
    .mockImplementation(async (_body, _encoding, quality) => Buffer.alloc(sizes[quality]!))
/** One round trip is 14,600 bytes. */
const fitsAtBest = { 7: 16_400, 10: 14_900, 11: 14_500 }
const qualities = () => vi.mocked(compress).mock.calls.map(([, , quality]) => quality)
const settled = async () => {
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setTimeout(resolve, 2))
}

function page(body = text, status = 200): FinishedPage {
  return { status, headers: {}, etag: 'x', body: Buffer.from(body) }
}

function forms() {
  const world = { busy: false, grown: 0 }
  const made = createCompressedForms({
    isBusy: () => world.busy,
    grew: (_, bytes) => void (world.grown += bytes),
  })
  return { world, ...made }
}

describe('a page in one encoding', () => {
  test.for(['br', 'gzip'] as const)('%s is made once and counted once', async (encoding) => {
    const { of, world } = forms()
    const own = page()
    const [bytes, same] = await Promise.all([of(own, encoding), of(own, encoding)])
    expect(same).toBe(bytes)
    expect(await of(own, encoding)).toBe(bytes)
    // What is packed with Brotli takes the place of the page.
    const before = encoding === 'br' ? text.length : 0
    expect(own.body?.length ?? 0).toBe(text.length - before)
    expect(world.grown).toBe(bytes.length - before)
    expect(compress).toHaveBeenCalledTimes(1)
  })

  test('is what it was rendered as, for whoever asks for another after it was packed', async () => {
    const { of, improve, world } = forms()
    const own = page()
    own.answers = { identity: { status: 200, etag: 'x', headers: {}, bytes: own.body! } }
    const packed = await of(own, 'br')
    expect(own).not.toHaveProperty('body')
    expect(own.answers).not.toHaveProperty('identity')
    expect((await bodyOf(own)).toString()).toBe(text)
    const zipped = await of(own, 'gzip')
    expect(gunzipSync(zipped).toString()).toBe(text)
    await improve(own)
    expect((await bodyOf(own)).toString()).toBe(text)
    const best = await of(own, 'br')
    expect(best).not.toBe(packed)
    expect(world.grown).toBe(best.length - text.length + zipped.length)
    const [plain, same] = await Promise.all([of(own, 'identity'), of(own, 'identity')])
    expect(plain.toString()).toBe(text)
    expect(same).toBe(plain)
    expect(world.grown).toBe(best.length + zipped.length)
    await expect(bodyOf({ status: 200, headers: {}, etag: 'x' })).rejects.toThrow('neither')
  })

  test('that fails is told to who asks, and the next one tries again', async () => {
    const { of, world } = forms()
    const own = page()
    vi.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
    await expect(of(own, 'br')).rejects.toThrow('out of memory')
    expect(world.grown).toBe(0)
    expect(brotliDecompressSync(await of(own, 'br')).toString()).toBe(text)
  })
})

describe('the first who asks gets', () => {
  test('what is quick to make, where it fits into one round trip', async () => {
    await forms().of(page(), 'br')
    expect(qualities()).toEqual([7])
  })

  test.each([
    ['what is thorough, where that fits', { 7: 15_800, 10: 14_600 }, [7, 10]],
    ['the best, where only that does', fitsAtBest, [7, 10, 11]],
    ['what is thorough, where the best cannot', { 7: 16_900, 10: 15_700 }, [7, 10]],
    ['what is quick, where nothing does', { 7: 20_000 }, [7]],
  ])('%s', async (_, sizes, made) => {
    sized(sizes)
    const bytes = await forms().of(page(), 'br')
    expect(qualities()).toEqual(made)
    expect(bytes.length).toBe(Object.values(sizes).at(-1))
  })

  test.each<[string, (world: { busy: boolean }) => FinishedPage]>([
    ['others wait', (world) => ((world.busy = true), page())],
    ['there is no page', () => page(text, 404)],
    ['it is the page of one form', () => page(text, 422)],
  ])('what is quick to make where %s', async (_, make) => {
    sized(fitsAtBest)
    const { of, world } = forms()
    await of(make(world), 'br')
    expect(qualities()).toEqual([7])
  })

  test('what is quick to make where others wait for the best', async () => {
    sized(fitsAtBest)
    const { of } = forms()
    await Promise.all(Array.from({ length: 8 }, () => of(page(), 'br')))
    expect(qualities().filter((quality) => quality !== 7).length).toBeLessThanOrEqual(4)
  })
})

describe('the best', () => {
  test('takes the place of what was quick to make, and of the answer made of it', async () => {
    const { of, improve, world } = forms()
    const own = page()
    const quick = await of(own, 'br')
    own.answers = { br: { status: 200, etag: 'x', headers: {}, bytes: quick } }
    await improve(own)
    const best = await of(own, 'br')
    expect(best).not.toBe(quick)
    expect(brotliDecompressSync(best).toString()).toBe(text)
    expect(own.answers).toEqual({})
    expect(world.grown).toBe(best.length - text.length)
    expect(qualities()).toEqual([7, 11])
  })

  test('may be made before anybody asks, and is counted once', async () => {
    const { of, improve, world } = forms()
    const own = page()
    await Promise.all([improve(own), improve(own)])
    expect(world.grown).toBe((await of(own, 'br')).length - text.length)
    expect(qualities()).toEqual([11])
  })

  test('is made one at a time, and not for more than a few that wait', async () => {
    const { improveLater } = forms()
    let running = 0
    let maxRunning = 0
    vi.mocked(compress).mockImplementation(async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise(setImmediate)
      running--
      return Buffer.from('made')
    })
    const pages = Array.from({ length: 100 }, () => page())
    for (const one of pages) improveLater(one)
    await settled()
    expect(maxRunning).toBe(1)
    const first = qualities().length
    expect(first).toBeLessThanOrEqual(21)
    // Asked for again, the others have their turn; nothing is made twice.
    for (const one of pages) improveLater(one)
    await settled()
    expect(qualities().length).toBeGreaterThan(first)
  })

  test('is never made of what is no page', async () => {
    const { improveLater } = forms()
    improveLater(page(text, 404))
    await settled()
    expect(compress).not.toHaveBeenCalled()
  })

  test('that fails leaves the page as it is, and is tried again', async () => {
    const { of, improve, improveLater } = forms()
    const own = page()
    const quick = await of(own, 'br')
    vi.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
    improveLater(own)
    await settled()
    expect(await of(own, 'br')).toBe(quick)
    await improve(own)
    expect(await of(own, 'br')).not.toBe(quick)
  })
})
