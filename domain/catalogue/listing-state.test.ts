import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatListingState,
  parseListingState,
  reservedParameters,
  withRange,
} from './listing-state.ts'

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
    // What nobody types would stand in the page.
    expect(parse('q=%00a%1bb%00').query).toBe('a b')
  })

  test('never takes its own parameters for fields', () => {
    for (const name of reservedParameters) expect(parse(`${name}=a`).selection).toEqual({})
  })

  test('finds ranges, open and closed, beside chosen values', () => {
    expect(parse('fiberCount=144..&depth=..305&span=1550..1550&mode=SM&depth=10')).toEqual({
      query: '',
      selection: { mode: ['SM'], depth: ['10'] },
      ranges: { fiberCount: { low: 144 }, depth: { high: 305 }, span: { low: 1550, high: 1550 } },
      page: 1,
    })
  })

  test('takes the first range of a field, swaps a reversed one, and has values of what is none', () => {
    const state = parse('a=1..2&a=3..&b=9..1&c=..&d=x..2&e=1...2')
    expect(state.ranges).toEqual({ a: { low: 1, high: 2 }, b: { low: 1, high: 9 } })
    expect(state.selection).toEqual({ c: ['..'], d: ['x..2'], e: ['1...2'] })
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
      fc.constantFrom(
        'q',
        'page',
        'sort',
        'view',
        'mode',
        '__proto__',
        '1',
        'a.low',
        'a.at',
        'q.low',
      ),
      text,
    )
    const side = fc.oneof(fc.constant(''), fc.double().map(String), fc.integer().map(String))
    const numbers = fc.tuple(side, fc.constantFrom('..', ''), side).map((parts) => parts.join(''))
    const values = fc.oneof(fc.constantFrom('table', '2', 'a'), text, numbers)
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const state = parseListingState(new URLSearchParams(pairs))
        const query = formatListingState(state)
        expect(parse(query)).toEqual(state)
        expect(formatListingState(parse(query))).toBe(query)
      }),
    )
  })

  test('adds, replaces and takes away a range', () => {
    const one = withRange(undefined, 'a', { low: 1 })
    expect(one).toEqual({ a: { low: 1 } })
    expect(withRange(one, 'a', { high: 2 })).toEqual({ a: { high: 2 } })
    expect(withRange({ ...one, b: { low: 0 } }, 'a')).toEqual({ b: { low: 0 } })
    expect(withRange(one, 'a')).toBeUndefined()
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
