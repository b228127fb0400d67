import { expect, test } from 'vitest'
import { lampAttributes, lamps, lampVocabulary } from '#domain/search/lamps-search.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import * as texts from '#texts/reply.ts'
import { acts, type ActGuess } from './act.ts'
import { answerComparison } from './answer-comparison.ts'
import { emptyConversation } from './conversation.ts'
import { createKnowledge } from './create-knowledge.ts'
import { tellingWords } from './turn-features.ts'

/** The large wall lamp says of rain what the small one does, and more. */
const products = lamps.map((lamp) =>
  lamp.partNumber === 'LW-200-12'
    ? { ...lamp, faq: [{ question: 'May it hang in rain?', answer: 'Rain does no harm to it.' }] }
    : lamp,
)
const [small, large] = products
const search = await createProductSearch({
  products,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
  packs: languagePacks,
})

const knowledge = await createKnowledge({
  products,
  pages: [],
  packs: languagePacks,
  search,
  findPages: () => [],
  companions: () => [],
  definitions: lampAttributes,
  cardFields: { Lamps: ['bulbs'] },
  glossary: [],
  texts,
  paths: { contact: '/contact', quote: () => '/quote', compare: () => '/compare', file: () => '/' },
})
const guess = Object.fromEntries(acts.map((act) => [act, Number(act === 'compare')])) as ActGuess

function answer(text: string, pair = [small!, large!] as const) {
  const query = search.parse(text)
  const written = [tellingWords(text, knowledge)]
  return answerComparison(
    pair,
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

test('what is quoted of both stands in the order of the differences', () => {
  for (const pair of [[small!, large!] as const, [large!, small!] as const]) {
    const reply = answer('which one may hang in rain?', pair)
    const [first, second] = pair.map(({ name }) => reply.indexOf(`[${name}]`))
    expect(first).toBeGreaterThanOrEqual(0)
    expect(second).toBeGreaterThan(first!)
  }
})
