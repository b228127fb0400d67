import { afterEach, expect, test, vi } from 'vitest'
import { readWhole } from './read-whole.ts'

const read = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response('A text.', { status }))
  return readWhole('/assets/late.js', { signal: new AbortController().signal })
}
afterEach(() => vi.unstubAllGlobals())

test.each([429, 500, 503])(
  'What a busy server answers with %i has not been read',
  async (status) => {
    await expect(read(status)).rejects.toThrow(`/assets/late.js is answered ${status}`)
  },
)

test.each([200, 404])('An answer of %i is read to its end', async (status) => {
  const { body, ok, ...answer } = await read(status)
  expect(answer).toMatchObject({ status, bytes: 7 })
  expect(ok).toBe(status === 200)
  expect(await body.text()).toBe('A text.')
})
