import { expect, test } from 'vitest'
import { createFractionSpeller } from './fractions.ts'
import { english } from './languages/english.ts'
import { normalize } from './tokens.ts'

const spell = createFractionSpeller(english)

test.each([
  ['half a mile of it', '0.5 mile of it'],
  ['a cord of half an inch', 'a cord of 0.5 inch'],
  ['a quarter inch rod', '0.25 inch rod'],
  ['an eighth of an inch', '0.125 inch'],
  ['an inch and a quarter cable', '1.25 inch cable'],
  ['a mile and a half away', '1.5 mile away'],
  ['3 feet and a half', '3.5 feet'],
  ['two and a half meters', '2.5 meters'],
  // No unit stands there.
  ['half a dozen lamps', 'half a dozen lamps'],
  ['half in the wall', 'half in the wall'],
  ['lamps and a half of them', 'lamps and a half of them'],
])('%s', (text, expected) => expect(spell(text)).toBe(expected))

test('a language without such words leaves a text as it is', () => {
  expect(createFractionSpeller({})('half a mile')).toBe('half a mile')
})

test.each([
  ['cable of 7/8 OD', 'cable of 0.875 in od'],
  ['rod, 5/16 in', 'rod, 0.3125 in'],
  ['1-3/4" cord', '1.75" cord'],
  ['1 3/8 inch cord', '1.375 inch cord'],
  // A share, and one thing in another.
  ['90/10 splitter', '90/10 splitter'],
  ['1/8 in a box', '1/8 in a box'],
  ['9/8', '9/8'],
])('%s', (text, expected) => expect(normalize(text)).toBe(expected))
