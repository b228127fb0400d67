import { describe, expect, test } from 'vitest'
import { createPageCache, type FinishedPage } from './page-cache.ts'

const page = (etag: string, bytes = 10): FinishedPage => ({
  status: 200,
  headers: {},
  etag,
  body: Buffer.alloc(bytes),
  compressed: {},
})

describe('the page cache', () => {
  test('gives back the page of an address and version, and no other', () => {
    const cache = createPageCache(1000)
    const a = page('a')
    cache.set('/a', '1', a)
    expect(cache.get('/a', '1')).toBe(a)
    expect(cache.get('/b', '1')).toBeUndefined()
    expect(cache.get('/a', '2')).toBeUndefined()
  })

  test('keeps the last version of each page, and gives it for no other', () => {
    const cache = createPageCache(1000)
    cache.set('/a', '1', page('a'))
    cache.set('/b', '1', page('b'))
    cache.set('/a', '2', page('a2'))
    expect(cache.get('/a', '2')?.etag).toBe('a2')
    expect(cache.get('/a', '1')).toBeUndefined()
    expect(cache.get('/b', '2')).toBeUndefined()
    expect([cache.last('/a')?.etag, cache.last('/b')?.etag]).toEqual(['a2', 'b'])
  })

  test('forgets a page that is gone', () => {
    const cache = createPageCache(1000)
    cache.set('/a', '1', page('a'))
    cache.delete('/a')
    expect(cache.last('/a')).toBeUndefined()
  })

  test('drops the page that was unused for longest, an older version first', () => {
    const cache = createPageCache(500)
    cache.set('/old', '1', page('old', 100))
    cache.set('/a', '2', page('a', 100))
    // Asking for what is old does not keep it.
    expect(cache.get('/old', '2')).toBeUndefined()
    cache.set('/b', '2', page('b', 100))
    cache.get('/a', '2')
    cache.set('/c', '2', page('c', 100))
    expect(cache.last('/old')).toBeUndefined()
    cache.set('/d', '2', page('d', 100))
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, '2'))).toEqual([
      '/a',
      '/c',
      '/d',
    ])
  })

  test('does not take a page that is too big by itself, and the others stay', () => {
    const cache = createPageCache(500)
    cache.set('/a', '1', page('a', 100))
    cache.set('/big', '1', page('big', 1000))
    expect(cache.get('/big', '1')).toBeUndefined()
    expect(cache.get('/a', '1')?.etag).toBe('a')
  })
})
