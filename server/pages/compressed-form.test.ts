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

test.for(['br', 'gzip'] as const)('%s is made once and counted once', async (encoding) => {
  const own = page()
  const grew = vi.fn()
  const bytes = await compressedForm(own, encoding, grew)
  expect(await compressedForm(own, encoding, grew)).toBe(bytes)
  expect(grew.mock.calls).toEqual([[bytes.length]])
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
