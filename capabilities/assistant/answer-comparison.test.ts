import { expect, test } from 'vitest'
import { lampAttributes, lamps, lampSearch } from '#domain/search/lamps-search.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as texts from '#texts/reply.ts'
import { answerComparison } from './answer-comparison.ts'
import { createKnowledge } from './create-knowledge.ts'

const [small, large] = lamps

const knowledge = await createKnowledge({
  products: lamps,
  pages: [],
  packs: languagePacks,
  search: lampSearch,
  findPages: () => [],
  companions: () => [],
  definitions: lampAttributes,
  cardFields: { Lamps: ['bulbs'] },
  glossary: [],
  texts,
  paths: { contact: '/contact', quote: () => '/quote', compare: () => '/compare', file: () => '/' },
})
const answer = (text: string) =>
  answerComparison([small!, large!], lampSearch.parse(text), knowledge).text.replaceAll(
    '\u00a0',
    ' ',
  )

test('the value that is asked for is said of both before anything else', () => {
  expect(answer('how deep is each?')).toMatch(
    /^\[Wall lamp, 2 bulbs\] \(LW-200-02\): depth 150 mm\. \[Wall lamp, 12 bulbs\] \(LW-200-12\): depth 400 mm\. They also differ in/,
  )
})

test('a word of a label asks for its attribute', () => {
  expect(answer('what about temperature')).toMatch(/−40 to 75 °C.*−10 to 60 °C/)
})

test('beside a value two differences are enough', () => {
  expect(answer('how deep is each?').match(/ versus /g)).toHaveLength(2)
})

test('where nothing is asked the differences are the answer', () => {
  expect(answer('what is the difference?')).toMatch(
    /^\[Wall lamp, 2 bulbs\] \(LW-200-02\) and \[Wall lamp, 12 bulbs\] \(LW-200-12\) differ in bulbs \(2 bulbs versus 12 bulbs\)/,
  )
})

test('a sentence that answers is quoted', () => {
  expect(answer('which one may hang in rain?')).toContain('its seal keeps rain out')
})
