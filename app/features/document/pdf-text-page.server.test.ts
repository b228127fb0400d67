import { expect, test } from 'vitest'
import { pdfParts } from './pdf-text-page.server.tsx'

test('Pages stand together while they fit', () => {
  expect(pdfParts(['four', 'five5', '', 'six six'], 10)).toEqual([
    [
      { page: 1, text: 'four' },
      { page: 2, text: 'five5' },
      { page: 3, text: '' },
    ],
    [{ page: 4, text: 'six six' }],
  ])
  expect(pdfParts([], 10)).toEqual([[]])
})

test('Nothing of a page that is longer than a part is lost: it goes on in the next, word by word', () => {
  const long = 'one two three four five six'
  const parts = pdfParts(['a', long, 'b'], 10)
  const of = (page: number) =>
    parts.flatMap((part) => part.filter((text) => text.page === page)).map(({ text }) => text)
  expect(of(2)).toEqual(['one two', 'three four', 'five six'])
  expect(of(2).join(' ')).toBe(long)
  // No part has two pieces of a page: each has an address of its own.
  for (const part of parts) expect(new Set(part.map(({ page }) => page)).size).toBe(part.length)
  expect(parts.at(-1)).toEqual([
    { page: 2, text: 'five six' },
    { page: 3, text: 'b' },
  ])
})

test('A word without an end is cut where it has to be', () => {
  expect(pdfParts(['x'.repeat(25)], 10).map(([only]) => only!.text.length)).toEqual([10, 10, 5])
})
