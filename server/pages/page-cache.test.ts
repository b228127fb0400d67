import { describe, expect, test } from 'vitest'
import { createPageCache, type FinishedPage } from './page-cache.ts'

const page = (text: string): FinishedPage => ({
  status: 200,
  headers: {},
  etag: text,
  body: Buffer.from(text),
  compressed: {},
})

describe('the page cache', () => {
  test('gives back the page of a URL and version, and no other', () => {
    const cache = createPageCache(5)
    const a = page('a')
    cache.set('/a', '1', a)
    expect(cache.get('/a', '1')).toBe(a)
    expect(cache.get('/b', '1')).toBeUndefined()
    expect(cache.get('/a', '2')).toBeUndefined()
  })

  test('forgets all pages of an older version with the first one of a newer', () => {
    const cache = createPageCache(5)
    cache.set('/a', '1', page('a'))
    cache.set('/b', '1', page('b'))
    cache.set('/a', '2', page('a2'))
    expect(cache.size).toBe(1)
    expect(cache.get('/a', '2')?.etag).toBe('a2')
    expect(cache.get('/b', '2')).toBeUndefined()
  })

  test('drops the page that was unused for longest when it is full', () => {
    const cache = createPageCache(2)
    cache.set('/a', '1', page('a'))
    cache.set('/b', '1', page('b'))
    cache.get('/a', '1')
    cache.set('/c', '1', page('c'))
    expect(cache.size).toBe(2)
    expect(cache.get('/b', '1')).toBeUndefined()
    expect(cache.get('/a', '1')?.etag).toBe('a')
    expect(cache.get('/c', '1')?.etag).toBe('c')
  })

  test('holds a page that is set again once', () => {
    const cache = createPageCache(2)
    cache.set('/a', '1', page('old'))
    cache.set('/a', '1', page('new'))
    expect(cache.size).toBe(1)
    expect(cache.get('/a', '1')?.etag).toBe('new')
  })
})
