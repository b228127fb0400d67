import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { compressedForm } from './compressed-form.ts'
import { compress } from './compression.ts'
import type { FinishedPage } from './page-cache.ts'

vi.mock('./compression.ts', async (original) => {
  const real = await original<typeof import('./compression.ts')>()
  return { ...real, compress: vi.fn(real.compress) }
})
beforeEach(() => void vi.mocked(compress).mockClear())

const text = '<p>Fiber</p>'.repeat(200)
function page(): FinishedPage {
  return { status: 200, headers: {}, etag: 'x', body: Buffer.from(text), compressed: {} }
}
const failing = () => Promise.reject(new Error('out of memory'))

test('the best form takes the place of the quick one, and its bytes that of the other’s', async () => {
  const own = page()
  const grew = vi.fn()
  const quick = await compressedForm(own, 'br', grew)
  expect(brotliDecompressSync(quick).toString()).toBe(text)
  await vi.waitFor(() => expect(grew).toHaveBeenCalledTimes(2))
  const best = await compressedForm(own, 'br', grew)
  expect(best).not.toBe(quick)
  expect(brotliDecompressSync(best).toString()).toBe(text)
  const held = grew.mock.calls.flat().reduce((sum: number, bytes: number) => sum + bytes, 0)
  expect(held).toBe(best.length)
})

test('gzip is made once and counted once', async () => {
  const own = page()
  const grew = vi.fn()
  const gzip = await compressedForm(own, 'gzip', grew)
  expect(await compressedForm(own, 'gzip', grew)).toBe(gzip)
  expect(grew.mock.calls).toEqual([[gzip.length]])
  expect(compress).toHaveBeenCalledTimes(1)
})

test('a failure is told to who asks, and the next one tries again', async () => {
  const own = page()
  const grew = vi.fn()
  vi.mocked(compress).mockImplementationOnce(failing)
  await expect(compressedForm(own, 'br', grew)).rejects.toThrow('out of memory')
  expect(grew).not.toHaveBeenCalled()
  expect(brotliDecompressSync(await compressedForm(own, 'br', grew)).toString()).toBe(text)
})

test('the quick form stays where the best one cannot be made', async () => {
  const own = page()
  const grew = vi.fn()
  const real = vi.mocked(compress).getMockImplementation()!
  vi.mocked(compress).mockImplementationOnce(real).mockImplementationOnce(failing)
  const quick = await compressedForm(own, 'br', grew)
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(2))
  await new Promise(setImmediate)
  expect(await compressedForm(own, 'br', grew)).toBe(quick)
  expect(grew.mock.calls).toEqual([[quick.length]])
})
