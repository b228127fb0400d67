import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { phrases } from '#domain/finding/languages/phrases.ts'
import { createAssistant } from './assistant.ts'

const spare = (name: string, partNumber: string, more = {}) =>
  lamp(name, {}, { family: 'Spares', subFamily: 'Spares', partNumber, ...more })
const rail = (count: number) => [{ interface: 'Arm rail', count }]
const products = [
  {
    ...lamp(
      'Harbor lamp',
      { bulbs: [2], tightness: ['IP65'] },
      { partNumber: 'HL-2', subFamily: 'Harbor lamps' },
    ),
    accessories: [{ partNumber: 'HS-1' }],
  },
  { ...lamp('Street post', { bulbs: [6] }, { subFamily: 'Lamp posts' }), provides: rail(2) },
  { ...lamp('Garden post', { bulbs: [1] }, { subFamily: 'Lamp posts' }), provides: rail(1) },
  lamp('Wall post', { bulbs: [6] }, { subFamily: 'Lamp posts' }),
  spare('Curved arm', 'CA-1', { accepts: rail(1), subFamily: 'Arms' }),
  spare('Seal ring', 'HS-1', { text: 'Keeps rain and spray out where the old one is cracked.' }),
  spare('Rain hood', 'RH-1', { text: 'Keeps rain and spray out, cracked or not.' }),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: { ...lampVocabulary.words, it: ['it'], accessory: ['what goes below'] },
    owning: {
      has: phrases('i have, i own, i bought'),
      into: phrases('go on, go into'),
      wants: ['need'],
    },
  },
  interfaces: [{ name: 'Arm rail', kind: 'place', explain: '' }],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const named = (...turns: string[]) => {
  const { outcome } = recommend(turns)
  return outcome.kind === 'products' ? outcome.found.map(({ product }) => product.name) : []
}

describe('of what somebody has', () => {
  test.each([
    ['I own two of the CA-1 arms. Which of your lamp posts do they go on?', 'Street post'],
    ['I bought a curved arm. Which lamp post with 1 bulb does it go on?', 'Garden post'],
  ])('what it goes into is named, and nothing else of the kind: %s', (text, first) => {
    expect(named(text)).toContain(first)
    expect(named(text)).not.toContain('Wall post')
  })

  test.each([
    'I have an HL-2. The ring is cracked and rain comes in, what keeps the spray out?',
    'I have an IP65 harbor lamp with 2 bulbs. It is cracked, what keeps rain and spray out of it?',
  ])('the part is named that the words tell, and no other that does the same: %s', (text) => {
    expect(named(text)).toEqual(['Seal ring'])
  })

  test('without a question as well, where what is wanted is for it', () => {
    expect(named('I own a street post with 6 bulbs, need 2 more arms for it')).toEqual([
      'Curved arm',
    ])
    const own = 'I own a harbor lamp. I need a lamp post with 6 bulbs, it is to be cracked'
    expect(named(own)).not.toContain('Seal ring')
  })

  test('a part is named of what was answered before', () => {
    const before = 'a harbor lamp of IP65 with 2 bulbs'
    expect(named(before, 'mine is cracked now, what keeps rain and spray out?')).toEqual([
      'Seal ring',
    ])
    expect(named(before, 'with 6 bulbs')).not.toEqual(['Seal ring'])
  })

  test('what it goes into is named of what was answered before', () => {
    const { reply } = recommend(['a curved arm', 'And what do I hang it on?'])
    expect(reply).toMatch(/goes with \[Street post\].*\[Garden post\]/)
    expect(recommend(['a street post', 'What do I hang on it?']).reply).not.toMatch(/\[Garden post/)
  })

  test('another kind, which goes with nothing that is there, is not answered with a part', () => {
    const { reply } = recommend(['I have a harbor lamp. Do you have a lamp post with 6 bulbs?'])
    expect(reply).not.toContain('Seal ring')
  })
})

test('of one thing that is only spoken of, what goes with it is named where nothing else is asked', () => {
  const spoken = 'Spray and rain get out of the HL-2, cracked or not.'
  expect(named(`${spoken} What goes below?`)).toEqual(['Seal ring'])
})
