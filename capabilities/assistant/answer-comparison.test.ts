import { expect, test } from 'vitest'
import { lampAttributes, lamps, lampSearch } from '#domain/search/lamps-search.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as texts from '#texts/reply.ts'
import { acts, type ActGuess } from './act.ts'
import { answerComparison } from './answer-comparison.ts'
import { emptyConversation } from './conversation.ts'
import { createKnowledge } from './create-knowledge.ts'
import { tellingWords } from './turn-features.ts'

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
const guess = Object.fromEntries(acts.map((act) => [act, Number(act === 'compare')])) as ActGuess

function answer(text: string) {
  const query = lampSearch.parse(text)
  const written = [tellingWords(text, knowledge)]
  return answerComparison(
    [small!, large!],
    { ...emptyConversation, words: [query.words], written },
    { query, act: 'compare', guess },
    knowledge,
  ).text.replaceAll('\u00a0', ' ')
}

test('the value that is asked for is said of both before anything else', () => {
  expect(answer('how deep is each?')).toMatch(
    /^\[Wall lamp, 2 bulbs\] \(LW-200-02\): depth 150 mm\. \[Wall lamp, 12 bulbs\] \(LW-200-12\): depth 400 mm\. They also differ in/,
  )
})

test('beside a value three differences are enough', () => {
  expect(answer('how deep is each?').match(/ versus /g)).toHaveLength(3)
})

test('where nothing is asked the differences are the answer', () => {
  expect(answer('what is the difference?')).toMatch(
    /^\[Wall lamp, 2 bulbs\] \(LW-200-02\) and \[Wall lamp, 12 bulbs\] \(LW-200-12\) differ in bulbs \(2 bulbs versus 12 bulbs\)/,
  )
})

test('a sentence that answers is quoted', () => {
  expect(answer('which one may hang in rain?')).toContain('its seal keeps rain out')
})
