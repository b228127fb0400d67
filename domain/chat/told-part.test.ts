import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const products = [
  lamp(
    'Harbor lamp',
    { bulbs: [2] },
    { partNumber: 'HL-2', subFamily: 'Harbor lamps', ...takes('HS-1') },
  ),
  lamp(
    'Harbor seal',
    {},
    { partNumber: 'HS-1', subFamily: 'Extras', family: 'Spares', slug: 'harbor-seal' },
  ),
  lamp('Pillow', {}, { partNumber: 'PI-1', subFamily: 'Extras', family: 'Spares', slug: 'pillow' }),
  ...Array.from({ length: 20 }, (_, i) => lamp(`Globe ${i}`, {}, { subFamily: 'Globes' })),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    uses: {
      'harbor-seal': 'rubber ring leaks cracked water drips inside',
      pillow: 'soft head bed sleep rest neck hurts',
    },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const named = (text: string) => {
  const { outcome } = recommend([text])
  return outcome.kind === 'products' ? outcome.found.map(({ product }) => product.name) : []
}

describe('what is told by the words', () => {
  test('by far is answered with, though figures of other things stand beside it', () => {
    expect(
      named('for 2 bulbs we pay all week, the neck hurts in bed, the head wants rest and sleep'),
    ).toEqual(['Pillow'])
  })

  test('is not, where a word asks for a kind, or few words tell', () => {
    expect(named('I need a globe, my neck hurts in bed and the head wants rest')).not.toContain(
      'Pillow',
    )
    expect(named('soft rest')).not.toContain('Pillow')
  })

  test('and goes with the thing that is named is answered with', () => {
    expect(named('the rubber ring on the harbor lamp leaks, it is cracked')).toEqual([
      'Harbor seal',
    ])
  })

  test('and does not go with it is no part of it', () => {
    expect(named('the soft bed of the harbor lamp hurts my neck')).not.toContain('Pillow')
  })
})

test('who asks for the thing itself gets it', () => {
  expect(named('need a harbor lamp with a rubber ring')).toEqual(['Harbor lamp'])
})

function takes(partNumber: string) {
  return { accessories: [{ partNumber, relation: 'spare' }] }
}
