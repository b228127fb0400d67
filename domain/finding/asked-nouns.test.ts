import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const products = [
  lamp('Round bulb', { screw: ['E27'] }, { family: 'Spares', subFamily: 'Spares' }),
  lamp('Flat bulb', { screw: ['E14'] }, { family: 'Spares', subFamily: 'Spares' }),
  lamp('Porch lamp', { bulbs: [4] }, { subFamily: 'Porch lamps' }),
]
const finder = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const kinds = (text: string) => finder.read(text).understanding.kinds.map(({ says }) => says)

test.each(['which bulb goes in', 'need a bulb'])(
  'a word that counts something names what is called so where it is asked for: %s',
  (text) => expect(kinds(text)).toEqual(['bulb']),
)

test('with a figure it counts', () => {
  expect(kinds('need a porch lamp with 4 bulbs')).toEqual(['porch lamp'])
  expect(kinds('which porch lamp has bulbs')).toEqual(['porch lamp'])
})
