import { describe, expect, test } from 'vitest'
import { listMatches } from '#domain/search/listed-matches.ts'
import { search } from '#test/product-search.ts'
import { asFilter, isAsked, readState, withFilters } from './as-filters.ts'
import { readingView } from './reading-view.ts'

const read = (query: string, isSet = () => false) =>
  readingView(listMatches(search.find(query), search), { unknown: [], known: [] }, isSet)
const state = { query: 'brass valve', selection: {}, page: 3 }

describe('what is read becomes filters', () => {
  test('where it is sure and of one attribute, and the rest stays a text', () => {
    expect(read('gauge, class 1.6 or better, dial at least 100 mm').filters).toEqual({
      query: 'gauge',
      set: [
        { key: 'accuracyClass', range: { high: 1.6 } },
        { key: 'dial', range: { low: 100 } },
      ],
    })
  })

  test('of words, each value that they may mean', () => {
    expect(read('three-way valve, stainless steel').filters).toMatchObject({
      query: 'three-way valve',
      set: [{ values: ['Stainless steel'] }],
    })
  })

  test('but not where it is denied, said roundly, or only may be meant', () => {
    expect(read('valve, not brass').filters).toBeUndefined()
    expect(read('valve about 80 mm long').filters).toBeUndefined()
    expect(read('gauge').filters).toBeUndefined()
  })

  test('and its chip is one of them, no other', () => {
    const { chips } = read('gauge, class 1.6 or better, not brass')
    expect(chips.map(({ says, isFilter = false }) => [says, isFilter])).toEqual([
      ['gauge', false],
      ['accuracy class 1.6 or less', true],
      ['not Brass', false],
    ])
  })

  test('of either of two attributes, by the one that all that was found has it in', () => {
    const steel = new Set(['Steel'])
    const either = {
      test: {
        type: 'values' as const,
        values: new Map([
          ['body', steel],
          ['ball', steel],
        ]),
      },
      isGuess: false,
      isNegated: false,
      says: 'Steel',
      from: 0,
      to: 5,
    }
    const fit = (attributes: Record<string, string[]>) => ({ product: { attributes }, checks: [] })
    const bothOfBall = [
      fit({ body: ['Brass'], ball: ['Steel'] }),
      fit({ body: ['Steel'], ball: ['Steel'] }),
    ]
    expect(asFilter(either, bothOfBall)).toEqual({ key: 'ball', values: ['Steel'] })
    // One has it in the body alone: no filter shows both.
    expect(asFilter(either, [...bothOfBall, fit({ body: ['Steel'] })])).toBeUndefined()
    expect(asFilter(either, [])).toBeUndefined()
  })

  test('and no chip says it again once the filters do', () => {
    const chips = read('three-way valve, stainless steel', () => true).chips
    expect(chips.map(({ says }) => says)).toEqual(['three-way valve'])
  })
})

test('a list with the filters begins at its first page and keeps what was chosen', () => {
  const set = [
    { key: 'dial', range: { low: 100 } },
    { key: 'body', values: ['Brass'] },
  ]
  const chosen = withFilters({ ...state, ranges: { bore: { high: 20 } } }, set, 'valve')
  expect(chosen).toEqual({
    query: 'valve',
    selection: { body: ['Brass'] },
    ranges: { bore: { high: 20 }, dial: { low: 100 } },
    page: 1,
  })
  expect(set.every((one) => isAsked(one, chosen))).toBe(true)
  expect(set.some((one) => isAsked(one, state))).toBe(false)
})

test('the filters show a text with what is sure of it chosen, and any other as it is', () => {
  const asked = { query: 'gauge, class 1.6 or better', selection: {}, page: 1 }
  expect(readState(asked, read(asked.query))).toEqual({
    query: 'gauge',
    selection: {},
    ranges: { accuracyClass: { high: 1.6 } },
    page: 1,
  })
  expect(readState({ ...asked, query: 'gauge' }, read('gauge'))).toEqual({
    ...asked,
    query: 'gauge',
  })
})
