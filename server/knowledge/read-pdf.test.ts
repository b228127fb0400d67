import { expect, test } from 'vitest'
import { pdf } from './pdf.fixture.ts'
import { readPdf } from './read-pdf.ts'

const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => `Page ${at + 1}`)

test('a document is read page by page', async () => {
  const read = await readPdf(pdf(...pagesOf(3)))
  expect(read.pages).toEqual(['Page 1', 'Page 2', 'Page 3'])
  expect(read).not.toHaveProperty('count')
})

test('of an endless document the first 3,000 pages are read', async () => {
  const { pages, count } = await readPdf(pdf(...pagesOf(3001)))
  expect(pages).toHaveLength(3000)
  expect(count).toBe(3001)
  expect(pages.at(-1)).toBe('Page 3000')
}, 60_000)
