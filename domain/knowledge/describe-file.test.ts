import { expect, test } from 'vitest'
import { factsOf, formatBytes } from './describe-file.ts'
import type { KnowledgeItem } from './knowledge-item.ts'

const file = {
  path: 'bead/List.v2.xlsx',
  contentType: '',
  bytes: 12_345,
  updated: '2026-11-20T08:00:00Z',
}
const item: KnowledgeItem = {
  type: 'pdf',
  name: 'a',
  url: '/a',
  category: 'A',
  slug: 'a',
  image: '',
  file,
}

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_260_000, '1.3 MB'],
  [48_900_000, '49 MB'],
])('%i bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('a file says its type, size, pages and how recent it is', () => {
  expect(factsOf({ ...item, file: { ...file, pages: 2 } })).toEqual([
    'PDF',
    '12 KB',
    '2 pages',
    'Nov 2026',
  ])
  expect(factsOf({ ...item, file: { ...file, pages: 1, revision: 'B, November 2026' } })).toEqual([
    'PDF',
    '12 KB',
    '1 page',
    'Rev. B, Nov 2026',
  ])
  expect(factsOf({ ...item, type: 'file' })[0]).toBe('XLSX')
  expect(factsOf({ ...item, file: { ...file, updated: 'yesterday' } })).toEqual(['PDF', '12 KB'])
})

test('an article has its kind alone', () => {
  const { file: _, ...article } = item
  expect(factsOf({ ...article, type: 'blog' })).toEqual(['Article'])
})
