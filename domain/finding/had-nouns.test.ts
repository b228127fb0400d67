import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const others = Array.from({ length: 8 }, (_, i) =>
  lamp(`Globe ${i}`, { depth: [100 + i] }, { subFamily: 'Globes' }),
)
const products = [
  lamp('Hall lamp', { screw: ['E27'], sockets: [4] }, { subFamily: 'Hall lamps' }),
  lamp('Long hall lamp', { screw: ['E27'] }, { subFamily: 'Hall lamps' }),
  ...others,
]
const finder = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    nouns: { ...lampVocabulary.nouns, sockets: ['holder'] },
    having: ['with', 'including'],
  },
})
const read = (text: string) =>
  finder.read(text).understanding.requirements.map(({ says }) => says.replaceAll('\u00a0', ' '))
const fitting = (text: string) =>
  finder.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))

test.each(['hall lamp with the holders in the same case', 'a hall lamp, including holders'])(
  'what a thing is to have, its record has to count: %s',
  (text) => {
    expect(read(text)).toContain('with holders')
    expect(fitting(text)).toEqual(['Hall lamp'])
  },
)

test.each([
  ['a figure says how many', 'hall lamp with 4 holders', '4 sockets or more'],
  ['what is denied is not had', 'hall lamp without holders', 'no holders'],
])('%s', (_, text, said) => expect(read(text)).toEqual([said]))

test('what another thing has is no demand', () => {
  expect(read('hall lamp for a globe with holders')).toEqual([])
})
