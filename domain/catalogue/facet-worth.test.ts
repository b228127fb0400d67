import { expect, test } from 'vitest'
import { byWorth } from './facet-worth.ts'

const facet = (key: string, ...counts: number[]) => ({
  key,
  values: counts.map((count, i) => ({ value: String(i), label: String(i), count })),
})
const order = (facets: ReturnType<typeof facet>[], chosen: string[] = []) =>
  byWorth(facets, 100, (key) => chosen.includes(key)).map(({ key }) => key)

test('filters that split evenly what most products state stand first', () => {
  const rare = facet('rare', 2, 2)
  const lopsided = facet('lopsided', 98, 2)
  const even = facet('even', 50, 50)
  const many = facet('many', 25, 25, 25, 25)
  expect(order([rare, lopsided, even, many])).toEqual(['many', 'even', 'rare', 'lopsided'])
})

test('filters of like worth keep their order, also where one has many more values', () => {
  const ten = facet('ten', ...Array<number>(10).fill(10))
  const hundred = facet('hundred', ...Array<number>(100).fill(1))
  expect(order([ten, hundred])).toEqual(['ten', 'hundred'])
  expect(order([hundred, ten])).toEqual(['hundred', 'ten'])
  expect(order([facet('a', 30, 70), facet('b', 32, 68)])).toEqual(['a', 'b'])
})

test('what is chosen stands first, in its own order, whatever it still splits', () => {
  const facets = [facet('many', 25, 25, 50), facet('one', 100), facet('none', 0, 0)]
  expect(order(facets, ['one', 'none'])).toEqual(['one', 'none', 'many'])
})

test('what the company places first or last stands there, behind what is chosen', () => {
  const facets = [
    facet('even', 50, 50),
    facet('all', 100),
    facet('many', 25, 25, 50),
    facet('on', 1),
  ]
  const places: Record<string, 'first' | 'last'> = { all: 'first', many: 'last' }
  const keys = byWorth(
    facets,
    100,
    (key) => key === 'on',
    (key) => places[key],
  ).map(({ key }) => key)
  expect(keys).toEqual(['on', 'all', 'even', 'many'])
})

test('a range tells less than a word, and whether an interval covers something less still', () => {
  const counts = Array<number>(10).fill(10)
  const figures = (kind: 'number' | 'interval') => ({ kind, unit: '', from: 0, to: 1 })
  const interval = { ...facet('interval', ...counts), figures: figures('interval') }
  const number = { ...facet('number', ...counts), figures: figures('number') }
  expect(order([interval, number, facet('words', ...counts)])).toEqual([
    'words',
    'number',
    'interval',
  ])
})

test('what several values say of one product narrows less than what one says', () => {
  const overlapping = facet('overlapping', 80, 80, 80)
  expect(order([overlapping, facet('apart', 33, 33, 34)])).toEqual(['apart', 'overlapping'])
})

test('what one value says of half of the products splits them', () => {
  expect(order([facet('all', 100), facet('half', 50)])).toEqual(['half', 'all'])
})

test('nothing is as good as no worth', () => {
  expect(byWorth([facet('a', 0), facet('b')], 0, () => false).map(({ key }) => key)).toEqual([
    'a',
    'b',
  ])
})
