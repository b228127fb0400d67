import { expect, test } from 'vitest'
import { findHits } from './pdf-hits.ts'

test('words are found on every page, in either case', () => {
  expect(findHits(['Bend radius, bend', '', 'BEND'], 'bend')).toEqual([
    { page: 1, start: 0, end: 4 },
    { page: 1, start: 13, end: 17 },
    { page: 3, start: 0, end: 4 },
  ])
})

test('words are found across pieces that end without a space', () => {
  expect(findHits(['insertionloss'], 'insertion  loss')).toHaveLength(1)
})

test.each(['(', '[a', '.*', '\\', '$^', 'a|b', '{1}', '/', '-'])(
  '%s is looked for as it stands',
  (words) => {
    expect(findHits([`x${words}y`], words)).toHaveLength(1)
    expect(findHits(['plain'], words)).toEqual([])
  },
)

test('no words find nothing', () => {
  expect(findHits(['text'], '  ')).toEqual([])
})
