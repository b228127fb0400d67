import { expect, test } from 'vitest'
import { lampAttributes, lamps, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const { recommend } = await createAssistant(lamps, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: { ...lampVocabulary.words, define: ['what is that', 'what does it mean when'] },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
  glossary: [{ said: ['dimmer curve'], explain: 'How light follows the knob.' }],
})

test('a word that names a kind is a piece of the term whose meaning is asked for', () => {
  expect(recommend(["Guy keeps saying 'dimmer curve' at me. What is that?"]).reply).toMatch(
    /How light follows the knob/,
  )
  // A thing is named beside it.
  expect(
    recommend(['dimmer curve, and a wall lamp with 2 bulbs. What is that?']).outcome.kind,
  ).not.toBe('meaning')
  // A thing that it only stands on is not asked for.
  expect(recommend(['They put a dimmer curve on each wall lamp. What is that?']).reply).toMatch(
    /How light follows the knob/,
  )
})

test('a term is explained wherever a clause about it names it', () => {
  const { reply } = recommend(['What does it mean when a wall lamp has a dimmer curve?'])
  expect(reply).toMatch(/How light follows the knob/)
})

const { recommend: explain } = await createAssistant(lamps, {
  attributes: lampAttributes,
  vocabulary: { ...lampVocabulary, nextTo: ['next to'] },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
  glossary: [
    { said: ['E27', 'E14'], explain: 'Screws of 27 and 14 mm.' },
    { said: ['Bayonet'], explain: 'A plug that is turned.' },
  ],
})

test.each([
  ['E27 next to E14', 'Screws of 27 and 14 mm.'],
  ['compare E27 and E14', 'Screws of 27 and 14 mm.'],
  ['E27 versus Bayonet', 'Screws of 27 and 14 mm. A plug that is turned.'],
])('both of two values that are compared are explained: %s', (text, said) => {
  expect(explain([text]).reply).toBe(said)
})

test('of a kind its products are compared', () => {
  expect(explain(['wall lamps, E27 next to E14']).outcome).toMatchObject({
    kind: 'comparison',
    products: [{ name: 'Wall lamp, 2 bulbs' }, { name: 'Wall lamp, 12 bulbs' }],
  })
})
