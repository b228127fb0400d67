import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [
    lamp('Wall lamp', { washable: ['N'] }, { rank: 1 }),
    lamp('Yard lamp', { washable: ['Y'] }, { rank: 2 }),
  ],
  definitions: [{ key: 'washable', label: 'Washable', kind: 'yes/no' }],
  vocabulary: { ...lampVocabulary, values: { washable: { dairies: ['Y'] } } },
})

test.each([
  ['lamp for dairies', 'Yard lamp'],
  ['dairy', 'Yard lamp'],
])('what is said for a yes finds what states it: %s', (text, name) => {
  const { results, understanding } = finder.find(text)
  expect(understanding.requirements.map(({ says }) => says)).not.toContain('Y')
  expect(understanding.unknown).toEqual([])
  expect(results.flatMap(({ fits, product }) => (fits ? product.name : []))).toEqual([name])
})
