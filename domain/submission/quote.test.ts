import { describe, expect, test } from 'vitest'
import { maxQuantity } from '#domain/deciding/list-items.ts'
import { quote } from '#test/submissions.fixture.ts'
import { parseQuote } from './quote.ts'
import { sameSubmission } from './submission.ts'

const statesOf = (country: string) =>
  country === 'United States' ? [{ name: 'New Jersey', code: 'NJ' }] : undefined
const base = quote().fields
const parse = (changes: object) => parseQuote({ ...base, ...changes }, statesOf)
const faults = (changes: object) => {
  const parsed = parse(changes)
  return parsed.ok ? {} : parsed.errors
}
const linesOf = (lines: unknown) => {
  const parsed = parse({ lines })
  return parsed.ok ? parsed.values.lines : parsed.errors
}
const line = (changes: object = {}) => ({ partNumber: 'QV-15', quantity: 4, ...changes })

describe('a request for a quote', () => {
  test('needs a name, a company, an email, a country, and something to quote', () => {
    const parsed = parseQuote({}, statesOf)
    expect(!parsed.ok && Object.keys(parsed.errors).sort()).toEqual([
      'companyEmail',
      'companyName',
      'country',
      'firstName',
      'lines',
    ])
  })

  test.each([
    { lines: [] },
    { lines: undefined },
    { lines: '' },
    { lines: [{ partNumber: ' ', quantity: '', note: '' }] },
  ])('is a message alone, or parts alone: %j', (none) => {
    expect(faults({ ...none, message: 'Something like a QV-15.' })).toEqual({})
    expect(Object.keys(faults({ ...none, message: ' ' }))).toEqual(['lines'])
    expect(faults({ message: '' })).toEqual({})
  })

  test('knows a state where one is given', () => {
    const parsed = parse({ state: 'nj' })
    expect(parsed.ok && parsed.values.state).toBe('New Jersey')
    expect(Object.keys(faults({ state: 'Ontario' }))).toEqual(['state'])
  })

  test('has its lines as a list or as its JSON text', () => {
    const lines = [line({ note: ' two\nwords ' }), line({ quantity: '1,200' })]
    const expected = [line({ note: 'two\nwords' }), line({ quantity: 1200, note: '' })]
    expect(linesOf(lines)).toEqual(expected)
    expect(linesOf(JSON.stringify(lines))).toEqual(expected)
  })
})

describe('a line', () => {
  test.each<[unknown, number]>([
    [1, 1],
    [maxQuantity, maxQuantity],
    ['40', 40],
    [' 12 000 ', 12_000],
    ['999,999', 999_999],
  ])('takes the quantity %j', (quantity, expected) => {
    expect(linesOf([line({ quantity })])).toMatchObject([{ quantity: expected }])
  })

  test.each([0, -1, 1.5, 1e6, NaN, '1.5', '1,5', '0', 'many', '', null, undefined, [4], true])(
    'does not take the quantity %j, and says which it is',
    (quantity) => {
      expect(linesOf([line(), line({ quantity })])).toEqual({
        'lines.1.quantity': 'Line 2 (QV-15), quantity: Enter a whole number from 1 to 999,999.',
      })
    },
  )

  test.each<[unknown, RegExp]>([
    [{ quantity: 4 }, /^Line 1, part number: Enter a part number/],
    [{ partNumber: '', quantity: 4 }, /^Line 1, part number: Enter a part number/],
    [{ partNumber: 7, quantity: 4 }, /^Line 1, part number: /],
    [{ partNumber: ['a', 'b'], quantity: 4 }, /^Line 1, part number: /],
    [line({ partNumber: 'x'.repeat(61) }), /part number: Use at most 60 characters; these are 61/],
    [line({ note: 'x'.repeat(121) }), /^Line 1 \(QV-15\), note: Use at most 120/],
    ['QV-15', /^Line 1, /],
    [null, /^Line 1, /],
    [['QV-15', 4], /^Line 1, /],
  ])('%j is refused in words', (given, message) => {
    const errors = linesOf([given]) as Record<string, string>
    expect(Object.values(errors)[0]).toMatch(message)
    for (const [name, said] of Object.entries(errors)) {
      expect(name).toMatch(/^lines\.0\.(partNumber|quantity|note)$/)
      expect(said).toMatch(/^Line 1.*: [A-Z].*\.$/)
    }
  })

  test('may be blank, and the others keep their numbers', () => {
    const blank = { partNumber: '', quantity: '', note: '' }
    expect(linesOf([blank, line(), blank])).toHaveLength(1)
    expect(Object.keys(linesOf([blank, line({ quantity: 0 })]))).toEqual(['lines.1.quantity'])
  })

  test('keeps nothing that it does not know', () => {
    expect(linesOf([line({ name: 'Forged', price: 0, __proto__: null })])).toEqual([
      { partNumber: 'QV-15', quantity: 4, note: '' },
    ])
  })
})

describe('lines', () => {
  test('are two hundred at most', () => {
    expect(linesOf(Array.from({ length: 200 }, () => line()))).toHaveLength(200)
    expect(linesOf(Array.from({ length: 5000 }, () => line()))).toEqual({
      lines: 'Send at most 200 lines at once; these are 5,000.',
    })
  })

  test.each(['nonsense', '{}', 'null', '"x"', {}, 7, true])('are a list, not %j', (given) => {
    expect(linesOf(given)).toEqual({ lines: 'Send the lines as a list, or as its JSON text.' })
  })
})

describe('two quotes of one id', () => {
  const named = quote({ lines: [{ name: 'Valve', note: '', quantity: 4, partNumber: 'QV-15' }] })
  const again = (changes: object) =>
    sameSubmission(
      named,
      quote({ lines: [{ ...line({ note: '' }), ...changes }] } as never, named.id),
    )

  test('are the same whatever the catalogue calls their parts, in whatever order', () => {
    expect(again({})).toBe(true)
    expect(again({ name: 'Another name' })).toBe(true)
  })

  test.each([{ quantity: 5 }, { note: 'x' }, { partNumber: 'QV-16' }])(
    'are not the same when a line differs: %j',
    (changes) => expect(again(changes)).toBe(false),
  )
})
