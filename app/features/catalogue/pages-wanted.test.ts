import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductView } from './product-view.ts'

const wanted = await import('./pages-wanted.ts')
const of = (slug: string) => ({
  page: `/${slug}`,
  view: { slug } as ProductView,
  details: undefined,
})

beforeEach(() => wanted.pageCame())

test('as many pages as a screen has links to are wanted at once, the latest', () => {
  for (let i = 0; i < 9; i++) wanted.wantAhead(of(`p${i}`))
  expect(wanted.pagesWanted().map(({ page }) => page)).toEqual([
    '/p3',
    '/p4',
    '/p5',
    '/p6',
    '/p7',
    '/p8',
  ])
})

test('one that is wanted already changes nothing', () => {
  wanted.wantAhead(of('a'))
  const before = wanted.pagesWanted()
  wanted.wantAhead(of('a'))
  expect(wanted.pagesWanted()).toBe(before)
})

test('another page forgets them, and is looked through', () => {
  const look = vi.fn()
  wanted.onPage(look)
  wanted.wantAhead(of('a'))
  wanted.pageCame()
  expect(wanted.pagesWanted()).toEqual([])
  expect(look).toHaveBeenCalledOnce()
})
