import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { english } from '#domain/finding/languages/english.ts'
import { createAssistant } from './assistant.ts'

const spare = (name: string, partNumber: string) =>
  lamp(name, {}, { family: 'Spares', subFamily: 'Spares', partNumber })
const spares = [
  spare('Tilt wedge', 'TW-1'),
  spare('Latch guard', 'LG-1'),
  spare('Curved arm', 'CA-1'),
  spare('Seal ring', 'SR-1'),
]
const owners = ['Quay post', 'Alley post', 'Court post'].map((name) => ({
  ...lamp(name, { bulbs: [4], tightness: ['IP65'] }, { family: 'Posts', subFamily: 'Lamp posts' }),
  accessories: spares.map(({ partNumber }) => ({ partNumber })),
}))
const products = [
  ...owners,
  ...spares,
  lamp('Night repair', {}, { family: 'Services', subFamily: 'Repairs' }),
  ...Array.from({ length: 12 }, (_, i) =>
    lamp(`Globe ${i}`, { bulbs: [1] }, { subFamily: 'Globes' }),
  ),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    owning: english.owning!,
    uses: {
      'tilt-wedge':
        'leans on a slope, uneven ground, crooked, stands upright again, level the base',
      'latch-guard':
        'somebody opens it at night, thieves, vandals, tamper, nobody opens without key',
      'night-repair': 'a truck hit it, storm broke it, dark street, who comes at night, crew today',
    },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const answered = (text: string) => {
  const { outcome } = recommend([text])
  return outcome.kind === 'products' ? outcome.found.map(({ product }) => product.name) : []
}

describe('a thing without a name is asked for', () => {
  test.each([
    [
      'The lamp post with 4 bulbs stands crooked on uneven ground. What makes it upright?',
      'Tilt wedge',
    ],
    [
      'Our lamp posts stand on a slope and look crooked. Something to level the base?',
      'Tilt wedge',
    ],
    [
      'Thieves and vandals come at night. How do I stop them so nobody opens the lamp post?',
      'Latch guard',
    ],
    [
      'I want to put a lamp post on a slope, the ground is uneven. Which part stands it upright?',
      'Tilt wedge',
    ],
    [
      'Anything so that vandals need a key? Somebody opens the lamp post and thieves help themselves.',
      'Latch guard',
    ],
  ])('and the part of the thing that the words tell answers: %s', (text, name) => {
    expect(answered(text)).toEqual([name])
  })

  test('and a service where the words tell of one by far', () => {
    expect(
      answered(
        'A truck hit the lamp post and the street is dark after the storm. Who can come today?',
      ),
    ).toEqual(['Night repair'])
  })

  test('though not where nothing is named that has to do with what is sold', () => {
    expect(
      answered('A truck hit my fence and the street is dark after the storm. Who can come today?'),
    ).toEqual([])
  })

  test.each([
    [['We run a lamp post with 4 bulbs.', 'It looks crooked now. What makes it upright?']],
    [['lamp post, 4 bulbs', 'The ground is uneven there. What do I order so that it is level?']],
  ])('in a later turn it is a part of what was named before: %s', (turns) => {
    const { outcome } = recommend(turns)
    expect(outcome).toMatchObject({
      kind: 'products',
      found: [{ product: { name: 'Tilt wedge' } }],
    })
  })

  test('but not where a kind is asked for as well', () => {
    expect(
      answered('What can I get? I need a globe for uneven ground on a slope, upright and level.'),
    ).not.toContain('Tilt wedge')
  })

  test('nor where the words tell of no part', () => {
    expect(answered('The lamp post is fine. What do I do on a Sunday?')).not.toContain('Tilt wedge')
  })
})
