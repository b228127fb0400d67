import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createPageCompressor } from './compressed-page.ts'
import type { FinishedPage } from './page-cache.ts'

const text = Array.from({ length: 500 }, (_, i) => `<p>Fiber ${i * 7919}</p>`).join('')
const page = (status = 200): FinishedPage => ({
  status,
  headers: {},
  etag: 'x',
  body: Buffer.from(text),
  compressed: {},
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is compressed with %s once for all who ask', async (encoding, unpack) => {
  const compressed = createPageCompressor()
  const own = page()
  const [first, second] = await Promise.all([compressed(own, encoding), compressed(own, encoding)])
  expect(second).toBe(first)
  expect(unpack(first).toString()).toBe(text)
})

test('a page that is asked for again comes smaller soon', async () => {
  const compressed = createPageCompressor()
  const own = page()
  const quick = await compressed(own, 'br')
  await vi.waitFor(async () =>
    expect((await compressed(own, 'br')).length).toBeLessThan(quick.length),
  )
  expect(brotliDecompressSync(await compressed(own, 'br')).toString()).toBe(text)
})
