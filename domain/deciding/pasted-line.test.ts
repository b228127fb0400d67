import { describe, expect, test } from 'vitest'
import * as english from '#domain/texts/english/quantities.ts'
import { readPasted } from './pasted-lines.ts'
import { createQuantityReader } from './written-quantity.ts'

const known = new Set(['QB-15', '4711', '777'])
const asked = (locale: string, line: string, words = locale.startsWith('de') ? de : english) => {
  const reader = createQuantityReader(words, locale)
  // The first line of a text may be a heading.
  const text = `ZZ-9 1\n${line}`
  const isNumber = (one: string) => known.has(one.toUpperCase())
  const { items, faults } = readPasted(text, isNumber, [], undefined, reader)
  const said = items.slice(1).map((one) => `${one.quantity} ${one.partNumber}`)
  return [...said, ...faults.map(({ fault }) => fault)].join('; ')
}
/** As a company may have them. */
const de = {
  before: 'Menge',
  pieces: 'Stück Stk pcs',
  dozen: 'Dutzend',
  between: 'je von',
  lengths: 'm',
  nought: 'null',
  open: '',
  numbers: 'ein zwei drei',
  pair: 'Paar',
  half: 'halbes',
  articles: 'die den',
}

describe('a line in the words of a language', () => {
  test.each([
    ['en-US', '2 dozen QB-15', '24 QB-15'],
    ['en-US', 'QB-15 x 2 doz.', '24 QB-15'],
    ['en-US', 'nine QB-15', '9 QB-15'],
    ['en-US', 'a pair of QB-15', '2 QB-15'],
    ['en-US', 'a dozen QB-15', '12 QB-15'],
    ['en-US', 'half a dozen of the QB-15', '6 QB-15'],
    ['en-US', 'one QB-15', '1 QB-15'],
    ['en-US', 'two long levers', '2 long levers'],
    ['en-US', 'QB-15: a dozen', '12 QB-15'],
    ['en-US', 'QB-15 with two handles x 6', '6 QB-15'],
    ['en-US', '2 dozen long levers', '24 long levers'],
    ['en-US', '40 each of QB-15', '40 QB-15'],
    ['de-DE', '40 Stk. QB-15', '40 QB-15'],
    ['de-DE', '40Stk QB-15', '40 QB-15'],
    ['de-DE', 'QB-15 je 40 Stück', '40 QB-15'],
    ['de-DE', 'QB-15, Menge: 40', '40 QB-15'],
    ['de-DE', '2 Dutzend QB-15', '24 QB-15'],
    ['de-DE', '3 lange Hebel', '3 lange Hebel'],
    // Both buy abroad.
    ['de-DE', '40 pcs QB-15', '40 QB-15'],
  ])('%s: %j asks for %j', (locale, line, item) => {
    expect(asked(locale, line)).toBe(item)
  })

  test('is read by its own words alone', () => {
    expect(asked('en-US', 'Stk 40 QB-15')).toBe('40 QB-15')
    expect(asked('en-US', 'QB-15 Dutzend 2')).toBe('2 QB-15')
    // No words at all: nothing is left out, and nothing thrown.
    const none = {
      before: '',
      pieces: '',
      dozen: '',
      between: '',
      lengths: '',
      nought: '',
      open: '',
      numbers: '',
      pair: '',
      half: '',
      articles: '',
    }
    expect(asked('en-US', '40 pcs QB-15', none)).toBe('40 QB-15')
  })
})

describe('thousands in a line', () => {
  test.each([
    ['en-US', '1,500 QB-15', '1500 QB-15'],
    ['en-US', 'QB-15\t1,500', '1500 QB-15'],
    ['en-US', '1.500 QB-15', 'not whole'],
    ['en-US', '1.000 QB-15', 'unclear'],
    ['en-US', '2,5 QB-15', 'not whole'],
    ['de-DE', '1.500 QB-15', '1500 QB-15'],
    ['de-DE', 'QB-15;1.500', '1500 QB-15'],
    ['de-DE', 'QB-15\t15.000', '15000 QB-15'],
    ['de-DE', '1.000 Stück QB-15', '1000 QB-15'],
    ['de-DE', '1,000 QB-15', 'unclear'],
    ['de-DE', '1,5 QB-15', 'not whole'],
    ['de-DE', '40,00 QB-15', '40 QB-15'],
    ['fr-FR', '1\u202f500 QB-15', '1500 QB-15'],
    ['fr-FR', '1 500 QB-15', '1500 QB-15'],
    ['fr-FR', 'QB-15\t1 500', '1500 QB-15'],
    ['fr-FR', 'QB-15 1.500', 'unclear'],
    ['sv-SE', 'QB-15 15\u00a0000', '15000 QB-15'],
    ['de-CH', '1’500 QB-15', '1500 QB-15'],
    ['ar-EG', '١٬٥٠٠ QB-15', '1500 QB-15'],
    ['ar-EG', 'QB-15 ٤٠', '40 QB-15'],
  ])('%s: %j asks for %j', (locale, line, item) => {
    expect(asked(locale, line)).toBe(item)
  })

  test('that a blank parts may be a row and its quantity, where blanks part none', () => {
    expect(asked('en-US', '1 500 QB-15')).toBe('unclear')
    expect(asked('en-US', '1\u202f500 QB-15')).toBe('1500 QB-15')
    expect(asked('en-US', 'QB-15\t1 500')).toBe('1500 QB-15')
    // A part is called so.
    expect(asked('fr-FR', '3 777')).toBe('3 777')
  })

  test('are no two cells, unless a part is called so', () => {
    expect(asked('de-DE', '4711,40')).toBe('40 4711')
    expect(asked('de-DE', 'QB-15,40')).toBe('40 QB-15')
  })
})

test('a cell of no more than half of what turns the writing around names no part', () => {
  const { items } = readPasted('\u2067, words of it, \u2069, ', () => false)
  expect(items).toEqual([])
})
