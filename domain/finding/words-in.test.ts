import { expect, test } from 'vitest'
import { countsWords, wordsAlone } from './words-in.ts'

test.each([
  ['Valves for water', ['valve', 'water'], 2],
  ['Support', ['port'], 0],
  ['Sheet: VALVE-15', ['valve', '15', 'gas'], 2],
  ['Manual of QB-15L', ['qb-15l'], 1],
  ['', ['a'], 0],
  ['anything', [], 0],
])('“%s” holds of %j so many: %i', (text, words, expected) => {
  expect(countsWords(words)(wordsAlone(text))).toBe(expected)
})
