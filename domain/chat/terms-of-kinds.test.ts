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
