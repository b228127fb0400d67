import { describe, expect, test } from 'vitest'
import { linesOfPage, linesPerPage, listPage, pagesOf, readListPage } from './list-pages.ts'
import type { ListLine } from './parts-list.ts'

const lines = (count: number, marked: readonly number[] = []): ListLine[] =>
  Array.from({ length: count }, (_, i) => ({
    state: marked.includes(i + 1) ? 'unknown' : 'known',
    partNumber: `QB-${i + 1}`,
    quantity: 1,
    instead: [],
  }))
const shown = (...asked: Parameters<typeof listPage>) => {
  const { page, lines } = listPage(...asked)
  return [page, ...lines.map(({ at }) => at)]
}

describe('a page of a list', () => {
  test('has the lines of its number, each with its place', () => {
    expect(shown(lines(3), 1)).toEqual([1, 1, 2, 3])
    const last = 2 * linesPerPage + 1
    expect(shown(lines(last), 3)).toEqual([3, last])
    expect(linesOfPage(2, last)).toEqual({ from: linesPerPage + 1, to: 2 * linesPerPage })
    expect(linesOfPage(3, last)).toEqual({ from: last, to: last })
  })

  test('is the last where the list is shorter, and one of nothing', () => {
    expect(shown(lines(2), 9)).toEqual([1, 1, 2])
    expect(shown([], 4)).toEqual([1])
    expect([pagesOf(0), pagesOf(linesPerPage), pagesOf(linesPerPage + 1)]).toEqual([1, 1, 2])
  })

  test('has those that are marked, wherever they stand', () => {
    expect(shown(lines(200, [7, 130]), 'marked')).toEqual(['marked', 7, 130])
    expect(shown(lines(2), 'marked')).toEqual([1, 1, 2])
    const all = lines(200).map(({ partNumber }) => Number(partNumber.slice(3)))
    expect(shown(lines(200, all), 'marked')).toHaveLength(1 + linesPerPage)
  })

  test('is the first where its address says something else', () => {
    expect(['2', '99', 'marked'].map(readListPage)).toEqual([2, 99, 'marked'])
    expect([null, '', '0', '-1', '1.5', '100', 'all'].map(readListPage)).toEqual(Array(7).fill(1))
  })
})
