import { expect, test } from 'vitest'
import { lampSearch } from './lamps-search.fixture.ts'
import { languagePacks } from './languages/packs.ts'
import { createSlipCorrector } from './slip-corrector.ts'

const known = new Set(['carrier', 'dimmer', 'lamp', 'contract', 'ip65'])
const correct = createSlipCorrector(known, lampSearch.isSound)

test('a word with a slip is taken for a known one', () => {
  expect(['carier', 'dimer', 'dimemr'].map(correct)).toEqual(['carrier', 'dimmer', 'dimmer'])
})

test('a word of the dictionary never becomes another', () => {
  const everyday = languagePacks.flatMap(({ everydayWords = [] }) => everydayWords)
  expect(['careers', ...everyday].filter((word) => correct(word) !== word)).toEqual([])
})

test('a short word, a longer one, or one with another initial is nobody’s slip', () => {
  for (const word of ['lapm', 'contractor', 'immer', 'ip66', 'xyzzy'])
    expect(correct(word), word).toBeUndefined()
})
