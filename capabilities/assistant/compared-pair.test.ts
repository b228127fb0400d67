import { expect, test } from 'vitest'
import { lamps, lampSearch } from '#domain/search/lamps-search.fixture.ts'
import { comparedPair } from './compared-pair.ts'

const [small, large, floor] = lamps

/** The pair of a text after words and products that were spoken of. */
function pairOf(text: string, before: string[] = [], subject: typeof lamps = []) {
  const query = lampSearch.parse(text)
  const words = [...before, text].map((turn) => lampSearch.parse(turn).words)
  return comparedPair(query, { subject, before: subject, words }, lampSearch)
}

test('figures of two products are alternatives', () => {
  expect(pairOf('wall lamp with 2 bulbs or the one with 12, how deep is each')).toEqual([
    small,
    large,
  ])
  expect(pairOf('2 bulbs vs 12 bulbs', ['wall lamp'], [small!])).toEqual([small, large])
})

test('products named by their numbers are a pair, whatever their families', () => {
  expect(pairOf('LF-500 or LD-100-20?')?.map(({ partNumber }) => partNumber)).toEqual([
    'LF-500',
    'LD-100-20',
  ])
})

test('what was spoken of is one side', () => {
  expect(new Set(pairOf('and how does the floor lamp compare', ['wall lamp'], [small!]))).toEqual(
    new Set([small, floor]),
  )
})

test('two screws alone are no products', () => {
  expect(pairOf('difference between Edison and bayonet')).toBeUndefined()
})
