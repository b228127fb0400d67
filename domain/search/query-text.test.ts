import { expect, test } from 'vitest'
import { lampSearch } from './lamps-search.fixture.ts'
import { languagePacks } from './languages/packs.ts'
import { createStemmer, createTextFolder, tokenize } from './query-text.ts'

const acronyms = { IT: 'interior tightness' }
const foldText = createTextFolder(languagePacks, acronyms, { 灯: 'lamp', '2灯': 'lamp' })
const tokensOf = (text: string) => tokenize(foldText(text))
const wordsOf = (text: string) => tokensOf(text).map(({ text: word }) => word)
const numbersOf = (text: string) => tokensOf(text).flatMap(({ number }) => number ?? [])

test('decimals and thousands are read as people write them', () => {
  expect(numbersOf('0.35, 0,35 and 2,5')).toEqual([0.35, 0.35, 2.5])
  expect(numbersOf('1,728 of 1-1/2 in, half an inch')).toEqual([1728, 1.5, 0.5])
})

test('a minus sign stands behind a space, or behind nothing', () => {
  expect(numbersOf('288 -40 °C')).toEqual([288, -40])
  expect(numbersOf('-40 °C, minus 40, −10')).toEqual([-40, -40, -10])
  expect(numbersOf('10 degrees below zero')).toEqual([-10])
})

test('a hyphen between two numbers makes them a range', () => {
  expect(wordsOf('10-20')).toEqual(['10', '-', '20'])
  expect(wordsOf('10 – 20')).toEqual(['10', '-', '20'])
  expect(numbersOf('10-20, -5')).toEqual([10, 20, -5])
})

test('a ratio is one word, whatever sign stands in it', () => {
  const ratios = ['1x32', '1×32', '1 x 32', '1:32', '1 by 32']
  expect(ratios.flatMap(wordsOf)).toEqual(ratios.map(() => '1x32'))
  expect(wordsOf('50:50 99/1')).toEqual(['50/50', '99/1'])
})

test('an abbreviation is one in capitals alone, among small letters', () => {
  expect(wordsOf('IT of lamps')).toEqual(['interior', 'tightness', 'of', 'lamps'])
  expect(wordsOf('is it here')).toEqual(['is', 'it', 'here'])
  expect(wordsOf('IS IT HERE')).toEqual(['is', 'it', 'here'])
})

test('a word is the same with accents, in plural and in capitals', () => {
  const stems = wordsOf('Étanche GEHÄUSE boxes glass').map(createStemmer(languagePacks))
  expect(stems).toEqual(['etanche', 'gehause', 'box', 'glass'])
})

test('a word stands apart in a language without spaces, and in no longer number', () => {
  expect(wordsOf('深度200毫米的灯')).toEqual(['深度', '200', '毫米', '的', '灯'])
  expect(numbersOf('432灯')).toEqual([432])
})

test.each(
  `1x 1, 1- - 1/ ° ' 9 a. ( . \u0300 \ud800 灯 LW- a· no· one· half·a· 1·to· not·1·or· lamp·for·`
    .split(' ')
    .map((piece) => piece.replaceAll('·', ' ')),
)('4,000 characters made of %j are read within a second', (piece) => {
  const start = performance.now()
  const { matches } = lampSearch.find(`${piece.repeat(4000 / piece.length)}!`)
  expect(matches.every(({ score }) => Number.isFinite(score))).toBe(true)
  expect(performance.now() - start).toBeLessThan(1000)
})
