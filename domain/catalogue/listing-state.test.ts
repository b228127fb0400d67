import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatListingState, parseListingState, reservedParameters } from './listing-state.ts'

const parse = (query: string) => parseListingState(new URLSearchParams(query))
const whole = { query: '', selection: {}, page: 1 }

describe('reading the state of the list from the address', () => {
  test('finds the search, the chosen values and the page', () => {
    expect(parse('q=lc+duplex&mode=Singlemode&mode=Multimode&fiberCount=12&page=3')).toEqual({
      query: 'lc duplex',
      selection: { mode: ['Singlemode', 'Multimode'], fiberCount: ['12'] },
      page: 3,
    })
  })

  test.each(['', 'q=', 'q=+%09+', 'mode=', 'page=1'])('takes “%s” for the whole list', (query) => {
    expect(parse(query)).toEqual(whole)
  })

  test('finds the order and the table, and no view that there is not', () => {
    expect(parse('sort=-mode&view=table')).toEqual({ ...whole, sort: '-mode', view: 'table' })
    expect(parse('view=list&view=table')).toEqual(whole)
  })

  test.each(['0', '-1', '1.5', 'x', 'Infinity', '1e999', '9007199254740993', '', ' '])(
    'takes page “%s” for the first',
    (page) => {
      expect(parseListingState(new URLSearchParams({ page })).page).toBe(1)
    },
  )

  test('drops values nobody could have chosen, and repetitions', () => {
    const long = 'x'.repeat(201)
    expect(parse(`mode=${long}&mode=a&mode=a&mode=&mode=${long.slice(1)}`).selection).toEqual({
      mode: ['a', long.slice(1)],
    })
  })

  test('keeps all values of a large field, and no more than an address holds', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `mode=${i}`).join('&')
    expect(parse(many).selection.mode).toHaveLength(500)
  })

  test('cuts an enormous search', () => {
    expect(parse(`q=${'x'.repeat(10_000)}`).query).toHaveLength(200)
  })

  test('never takes its own parameters for fields', () => {
    for (const name of reservedParameters) expect(parse(`${name}=a`).selection).toEqual({})
  })

  test('takes fields by any name, and none that was not asked for', () => {
    const { selection } = parse('__proto__=a&constructor=b&=c')
    expect(Object.entries(selection)).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
      ['', ['c']],
    ])
    expect(parse('').selection.constructor).toBeUndefined()
  })
})

describe('writing the state of the list', () => {
  test('is empty for the whole list', () => {
    expect(formatListingState(whole)).toBe('')
  })

  test('encodes whatever values hold', () => {
    const state = { query: 'a&b=c', selection: { 'Include Y': ['1 + 1', '100 %', 'µm'] }, page: 2 }
    expect(parse(formatListingState(state))).toEqual(state)
  })

  test('and reading it again changes nothing, whatever the address was', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 210 })
    const names = fc.oneof(
      fc.constantFrom('q', 'page', 'sort', 'view', 'mode', '__proto__', '1'),
      text,
    )
    const values = fc.oneof(fc.constantFrom('table', '2', 'a'), text)
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const state = parseListingState(new URLSearchParams(pairs))
        const query = formatListingState(state)
        expect(parse(query)).toEqual(state)
        expect(formatListingState(parse(query))).toBe(query)
      }),
    )
  })

  test.each([
    ['a space', `${'x'.repeat(199)} y`],
    ['half a character', `${'x'.repeat(199)}😀`],
  ])('is stable for a search that would be cut before %s', (_, q) => {
    const state = parseListingState(new URLSearchParams({ q }))
    expect(state.query).toBe('x'.repeat(199))
    expect(parse(formatListingState(state))).toEqual(state)
  })
})
