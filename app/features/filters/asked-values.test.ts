import { expect, test } from 'vitest'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import { formatAsked, parseAsked, type AskedFilters } from './asked-filters.ts'
import { askedValues } from './asked-values.ts'

const nothing: AskedFilters = { open: [], whole: [], all: false, find: '' }
const facetOf = (key: string, count: number): ListingFacet => ({
  key,
  label: key,
  values: Array.from({ length: count }, (_, i) => ({
    value: `${key} ${i}`,
    label: `${key} ${i}`,
    // The later, the more frequent.
    count: i + 1,
  })),
})
const viewOf = (...facets: ListingFacet[]) => ({
  state: { query: '', selection: { size: ['size 0'] }, page: 1 },
  facets,
})
const view = viewOf(facetOf('body', 3), facetOf('size', 2000))

test('nothing but what was asked for is answered', () => {
  expect(askedValues(view, nothing)).toEqual({ facets: [] })
  const { facets } = askedValues(view, { ...nothing, open: ['body', 'unknown'] })
  expect(facets).toEqual([view.facets[0]])
})

test('all filters come without values, but for those that are open', () => {
  const { facets } = askedValues(view, { ...nothing, all: true, open: ['body'] })
  expect(facets.map(({ key, values }) => [key, values?.length])).toEqual([
    ['body', 3],
    ['size', undefined],
  ])
})

test('of very many values the most frequent come, what is chosen, and how many are left', () => {
  const [size] = askedValues(view, { ...nothing, open: ['size'] }).facets
  expect(size!.values).toHaveLength(501)
  expect(size!.more).toBe(1499)
  expect(size!.values![0]!.value).toBe('size 0')
  expect(size!.values![1]!.value).toBe('size 1500')
  const [whole] = askedValues(view, { ...nothing, open: ['size'], whole: ['size'] }).facets
  expect(whole!.values).toHaveLength(2000)
  expect(whole!.more).toBeUndefined()
})

test('any value is found by its name, and a filter by its own', () => {
  const found = (find: string) => askedValues(view, { ...nothing, find }).found!
  expect(found('size')).toEqual([['size']])
  expect(found('size 17')[0]![1]).toContainEqual({ value: 'size 17', label: 'size 17', count: 18 })
  // So many that nobody looks through them: the most frequent.
  expect(found('size 1')[0]![1]).toHaveLength(100)
  const colors = viewOf({
    key: 'color',
    label: 'color',
    values: [{ value: 'red', label: 'Red', count: 1 }],
  })
  expect(askedValues(colors, { ...nothing, find: 'red' }).found).toEqual([
    ['color', [{ value: 'red', label: 'Red', count: 1 }]],
  ])
  expect(askedValues(colors, { ...nothing, find: 'zzz' }).found).toEqual([])
})

test('what is asked survives an address, whatever a filter is called', () => {
  const asked = { open: ['a,b', 'c%', 'ü'], whole: ['a,b'], all: true, find: 'dn 25 & more' }
  expect(parseAsked(new URLSearchParams(formatAsked(asked)))).toEqual(asked)
  expect(formatAsked(nothing)).toBe('')
  expect(parseAsked(new URLSearchParams('open=%25E0%25A4%25A'))).toEqual(nothing)
})
