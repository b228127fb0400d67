import { expect, test } from 'vitest'
import { createFrostSpeller } from './below-zero.ts'
import { english } from './languages/english.ts'

const spell = createFrostSpeller(english)

test.each([
  ['it sees forty below', 'it sees -40 °f'],
  ['from 20 below to 60 c', 'from -20 °f to 60 c'],
  ['30 below zero in winter', '-30 °f in winter'],
  ['25 °c below zero', '-25 °c'],
  // Another thing is below there.
  ['ten below ground', 'ten below ground'],
  ['5 db or below', '5 db or below'],
  ['12 bulbs below the roof', '12 bulbs below the roof'],
])('%s', (text, expected) => expect(spell(text)).toBe(expected))

test('a language without such words leaves a text as it is', () => {
  expect(createFrostSpeller({})('forty below')).toBe('forty below')
})
