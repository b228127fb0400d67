import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const cords = [
  lamp('Cord', { screw: ['E27'], screwB: ['E27'] }, { partNumber: 'C-1' }),
  lamp('Cord, mixed', { screw: ['E27'], screwB: ['E14'] }, { partNumber: 'C-2' }),
]
const finder = await createFinder({
  products: cords,
  definitions: [...lampAttributes, { key: 'screwB', label: 'Second screw' }],
  vocabulary: {
    ...lampVocabulary,
    words: { ...lampVocabulary.words, mention: ['for', 'at'] },
    ends: ['screw', 'screwB'],
    bothEnds: ['both ends', 'each end'],
  },
})
const fitting = (text: string) =>
  finder
    .find(text)
    .results.flatMap(({ fits, product }) => (fits ? [product.name] : []))
    .toSorted()

test.each([
  ['a cord with E27 at both ends', ['Cord']],
  ['cord, each end E27', ['Cord']],
  ['a cord with E27', ['Cord', 'Cord, mixed']],
  ['cord, plug on both ends, E27 at the lamp', ['Cord', 'Cord, mixed']],
  ['cord, both ends, E27 please', ['Cord']],
  ['a cord with E27. Lamps hang at both ends.', ['Cord', 'Cord, mixed']],
])('%s', (text, expected) => expect(fitting(text)).toEqual(expected))

test('what is missed at the other end is told of it', () => {
  const [, mixed] = finder.find('a cord with E27 at both ends').results
  expect(mixed!.checks.map(({ result, requirement }) => [requirement.says, result])).toEqual([
    ['E27', 'met'],
    ['second screw E27', 'missed'],
  ])
})
