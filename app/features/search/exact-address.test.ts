import { afterEach, expect, test, vi } from 'vitest'
import { exactAddress } from './exact-address.ts'

afterEach(() => vi.unstubAllGlobals())

const leadingTo = (path: string, ok = true) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ ok, url: `http://site.test${path}` }))

test('a text that leads to a product has its address, any other has none', async () => {
  leadingTo('/ball-valve-dn25')
  expect(await exactAddress('QB-25')).toBe('/ball-valve-dn25')
  leadingTo('/products?q=valve')
  expect(await exactAddress('valve')).toBeUndefined()
  leadingTo('/ball-valve-dn25', false)
  expect(await exactAddress('QB-25')).toBeUndefined()
})
