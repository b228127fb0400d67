import { describe, expect, test } from 'vitest'
import { findItem, searchTextOf } from './find-item.ts'
import type { KnowledgeItem } from './knowledge-item.ts'

const item = (slug: string, url: string, rest: Partial<KnowledgeItem> = {}): KnowledgeItem => ({
  type: 'pdf',
  name: slug,
  url,
  category: 'Brochures',
  slug,
  image: '',
  ...rest,
})
const stored = (path: string) => ({ path, contentType: 'application/pdf', bytes: 1, updated: '' })

const guide = item('guide', '/v0/b/b/o/brochures%2FA%20Guide.pdf?alt=media&token=1', {
  file: stored('brochures/A Guide.pdf'),
})
const copy = { ...guide, slug: 'guide-featured', category: 'Featured' }
const hosted = item('hosted', 'https://store.example/v0/b/b/o/x%2Fy.pdf?alt=media&token=2')
const local = item('local', '/files/catalogs/Our%20Catalog.pdf')
const article = item('article', '/article', { type: 'blog' })
const items = [copy, guide, hosted, local, article]
const origins = ['https://www.site.example', 'http://127.0.0.1:3000']
const find = (doc: string) => findItem(items, doc, origins)?.slug

describe('the document that an address names', () => {
  test.each([
    ['its slug', 'guide', 'guide'],
    ['the slug of its featured copy', 'guide-featured', 'guide-featured'],
    ['its path', '/v0/b/b/o/brochures%2FA%20Guide.pdf?alt=media&token=1', 'guide'],
    ['its path in the files', '/files/brochures/A%20Guide.pdf', 'guide'],
    ['its whole address', 'https://www.site.example/files/brochures/A%20Guide.pdf', 'guide'],
    ['another name of this site', 'http://127.0.0.1:3000/files/brochures/A Guide.pdf', 'guide'],
    ['its place in the hosted storage', hosted.url, 'hosted'],
    [
      'the storage’s own address of it',
      'http://127.0.0.1:3000/v0/b/demo/o/catalogs%2FOur%20Catalog.pdf?alt=media',
      'local',
    ],
    ['the same with another token', hosted.url.replace('token=2', 'token=9#page=3'), 'hosted'],
  ])('is found by %s', (_, doc, slug) => expect(find(doc)).toBe(slug))

  test.each([
    'https://evil.example/files/brochures/A%20Guide.pdf',
    'https://evil.example/v0/b/demo/o/catalogs%2FOur%20Catalog.pdf?alt=media',
    '//evil.example/files/brochures/A%20Guide.pdf',
    'https://www.site.example.evil.example/files/brochures/A%20Guide.pdf',
    'https://www.site.example@evil.example/files/brochures/A%20Guide.pdf',
    'javascript:alert(1)',
    'JaVaScRiPt://www.site.example/files/brochures/A%20Guide.pdf',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.site.example/files/brochures/A%20Guide.pdf',
    'ftp://www.site.example/files/brochures/A%20Guide.pdf',
    '/files/../package.json',
    '/files/brochures%2f..%2f..%2fsecret.pdf',
    '/%e0%a4%a',
    'article',
    '/article',
    '__proto__',
    '%',
    '',
  ])('is none for %s', (doc) => expect(find(doc)).toBeUndefined())
})

test('what to look for instead is the name in words', () => {
  expect(searchTextOf('https://x.example/a/b/loss-test_kit%20quad.pdf?x=1')).toBe(
    'loss test kit quad',
  )
  expect(searchTextOf('%e0%a4%a')).toBe('%e0%a4%a')
})
