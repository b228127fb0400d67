import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const rail = [{ interface: 'Arm rail', count: 1 }]
const arm = (name: string, partNumber: string, load: number) =>
  lamp(name, { load: [load] }, { family: 'Arms', subFamily: 'Arms', partNumber })
const products = [
  {
    ...lamp(
      'Lamp post',
      { bulbs: [2], load: [30] },
      { family: 'Posts', subFamily: 'Lamp posts', partNumber: 'LP-100' },
    ),
    provides: rail,
  },
  { ...arm('Arm, curved', 'LA-200', 9), accepts: rail },
  { ...arm('Arm, straight', 'LA-250', 30), accepts: rail },
  arm('Arm, heavy', 'LA-300', 30),
  arm('Arm, heaviest', 'LA-400', 60),
  lamp('Cord, short', { cord: [2] }, { family: 'Cords', subFamily: 'Cords' }),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    units: { ...lampVocabulary.units, kg: ['load'] },
    nouns: { ...lampVocabulary.nouns, cord: ['length', 'long'] },
    words: { ...lampVocabulary.words, fit: ['goes on', 'goes'], it: ['it'], define: [] },
  },
  interfaces: [{ name: 'Arm rail', kind: 'place', explain: '' }],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const outcomeOf = (text: string) => {
  const { outcome } = recommend([text])
  if (outcome.kind === 'fit' && outcome.fits.length > 0)
    return outcome.products.flatMap(({ name, family }) => (family === 'Arms' ? name : []))
  return outcome.kind === 'products' ? outcome.found.map(({ product }) => product.name) : []
}

test('who asks which of them goes with a thing is told of one that does, though it misses a figure', () => {
  expect(outcomeOf('Which arm of 60 kg goes on the LP-100?')).toEqual(['Arm, straight'])
  expect(outcomeOf('the LP-100 is here. which arm of 60 kg goes on it')).toEqual(['Arm, straight'])
})

test('what goes in is asked for, though the thing says the same of itself', () => {
  expect(outcomeOf('Which 30 kg goes on the LP-100?')).toEqual(['Arm, straight'])
})

test.each([
  'Which arm of 30 kg goes on the LP-100, and with what cord length?',
  'Which arm of 30 kg goes on the LP-100, and how long are its cords?',
])('a property that is asked besides is no thing: %s', (text) => {
  expect(outcomeOf(text)).toEqual(['Arm, straight'])
})
