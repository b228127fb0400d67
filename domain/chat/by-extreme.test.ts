import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

const torch = (name: string, attributes: Parameters<typeof lamp>[1], side: number) => ({
  ...lamp(name, { ...attributes, screw: ['E27'] }, { family: 'Torches', subFamily: 'Torches' }),
  size: { width: side, height: side, depth: 2 * side },
})
const products = [
  torch('Torch, large', { hum: [{ max: 0.3 }], load: [4], grade: [1] }, 90),
  torch('Torch, small', { hum: [{ typ: 0.1, max: 0.5 }], load: [2], grade: [1] }, 20),
  torch('Torch, long', { hum: [{ max: 0.9 }], grade: [1] }, 50),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: { ...lampVocabulary.words, demand: ['smallest', 'lowest', 'best', 'heaviest'] },
    superlatives: {
      smallest: { end: 'least', of: ['size'] },
      heaviest: { end: 'most', of: ['load'] },
      lowest: { end: 'least' },
      best: { end: 'best' },
    },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')
const named = (text: string) => matchProducts(ask(text), products).map(({ name }) => name)

describe('a superlative is answered by sorting what meets the rest', () => {
  test.each([
    ['of what it measures itself', 'the smallest torch for E27', ['Torch, small']],
    ['of what stands behind it, at its worst', 'torch with the lowest hum', ['Torch, large']],
    ['by the better direction', 'torch with the best hum', ['Torch, large']],
    ['where most state it', 'the heaviest torch', ['Torch, large']],
  ])('%s: %s', (_, text, names) => expect(named(text)).toEqual(names))

  test('and it is said of how many', () => {
    expect(ask('torch with the lowest hum')).toMatch(/meets .*the lowest hum of 3 \(≤ 0\.3 dB\)/)
  })
})

test.each([
  ['of what all state alike', 'torch of the lowest grade'],
  ['of nothing that anybody measures', 'the best torch'],
])('%s, it is told as not taken into account: %s', (_, text) => {
  expect(ask(text)).toMatch(/did not take into account: .*(?:lowest|best)/)
})
