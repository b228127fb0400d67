import { describe, expect, test } from 'vitest'
import { createPageCache, type FinishedPage } from './page-cache.ts'

const page = (text: string): FinishedPage => ({
  status: 200,
  headers: {},
  etag: text,
  body: Buffer.from(text),
})
const cacheOf = (limits: { maxEntries?: number; maxBytes?: number }) =>
  createPageCache({ maxEntries: 100, maxBytes: 1000, ...limits })

describe('the page cache', () => {
  test('gives back the page of a URL and version, and no other', () => {
    const cache = cacheOf({})
    const a = page('a')
    cache.set('/a', '1', a)
    expect(cache.get('/a', '1')).toBe(a)
    expect(cache.get('/b', '1')).toBeUndefined()
    expect(cache.get('/a', '2')).toBeUndefined()
  })

  test('keeps the last version of each page, and gives it for no other', () => {
    const cache = cacheOf({})
    cache.set('/a', '1', page('a'))
    cache.set('/b', '1', page('b'))
    cache.set('/a', '2', page('a2'))
    expect([cache.size, cache.bytes]).toEqual([2, 3])
    expect(cache.get('/a', '2')?.etag).toBe('a2')
    expect(cache.get('/a', '1')).toBeUndefined()
    expect(cache.get('/b', '2')).toBeUndefined()
    expect([cache.last('/a')?.etag, cache.last('/b')?.etag]).toEqual(['a2', 'b'])
  })

  test('forgets a page that is gone', () => {
    const cache = cacheOf({})
    cache.set('/a', '1', page('a'))
    cache.delete('/a')
    expect(cache.last('/a')).toBeUndefined()
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  })

  test('drops pages of an older version before those that are in use', () => {
    const cache = cacheOf({ maxBytes: 3 })
    cache.set('/old', '1', page('o'))
    cache.set('/a', '2', page('a'))
    for (const name of ['b', 'c']) {
      // Asking for what is old does not keep it.
      expect(cache.get('/old', '2')).toBeUndefined()
      expect(cache.last('/old')?.etag).toBe('o')
      cache.set(`/${name}`, '2', page(name))
      if (name === 'b') expect(cache.size).toBe(3)
    }
    expect(cache.last('/old')).toBeUndefined()
    expect([cache.get('/a', '2')?.etag, cache.bytes]).toEqual(['a', 3])
  })

  test('drops the page that was unused for longest when it is full', () => {
    const cache = cacheOf({ maxEntries: 2 })
    cache.set('/a', '1', page('a'))
    cache.set('/b', '1', page('b'))
    cache.get('/a', '1')
    cache.set('/c', '1', page('c'))
    expect([cache.size, cache.bytes]).toEqual([2, 2])
    expect(cache.get('/b', '1')).toBeUndefined()
    expect(cache.get('/a', '1')?.etag).toBe('a')
    expect(cache.get('/c', '1')?.etag).toBe('c')
  })

  test('holds a page that is set again once', () => {
    const cache = cacheOf({ maxEntries: 2 })
    cache.set('/a', '1', page('old'))
    cache.set('/a', '1', page('newer'))
    expect([cache.size, cache.bytes]).toEqual([1, 5])
    expect(cache.get('/a', '1')?.etag).toBe('newer')
  })
})

describe('the bytes of the page cache', () => {
  test('are bounded: as many pages unused for longest go as a new one needs', () => {
    const cache = cacheOf({ maxBytes: 10 })
    for (const name of ['aaa', 'bbb', 'ccc']) cache.set(`/${name}`, '1', page(name))
    cache.get('/aaa', '1')
    cache.set('/d', '1', page('ddddd'))
    expect([cache.size, cache.bytes]).toEqual([2, 8])
    expect(cache.get('/aaa', '1')).toBeDefined()
    expect(cache.get('/ccc', '1')).toBeUndefined()
  })

  test('count compressed forms that come after the page', () => {
    const cache = cacheOf({ maxBytes: 10 })
    const b = page('bbb')
    cache.set('/a', '1', page('aaa'))
    cache.set('/b', '1', b)
    cache.grow(b, 4)
    expect([cache.size, cache.bytes]).toEqual([2, 10])
    cache.grow(b, 1)
    expect([cache.size, cache.bytes]).toEqual([1, 8])
    expect(cache.get('/b', '1')).toBe(b)
    cache.grow(b, -2)
    expect(cache.bytes).toBe(6)
  })

  test('do not count what was dropped, replaced or never held', () => {
    const cache = cacheOf({})
    const [old, fresh] = [page('old'), page('fresh')]
    cache.set('/a', '1', old)
    cache.set('/a', '1', fresh)
    cache.grow(old, 100)
    cache.grow(page('x'), 100)
    expect(cache.bytes).toBe(5)
    cache.set('/a', '2', page('b'))
    cache.grow(fresh, 100)
    expect(cache.bytes).toBe(1)
  })

  test('are not given to a page that is too big by itself, and the others stay', () => {
    const cache = cacheOf({ maxBytes: 10 })
    cache.set('/a', '1', page('a'))
    cache.set('/big', '1', page('x'.repeat(11)))
    expect([cache.size, cache.bytes]).toEqual([1, 1])
    cache.set('/a', '1', page('x'.repeat(11)))
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  })
})
