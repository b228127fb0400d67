import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

test('a value is met by all that state it, though few texts speak of it', async () => {
  const finder = await createFinder({
    products: [
      lamp('Porch lamp', { tightness: ['IP68'] }),
      lamp('Garden lamp', { tightness: ['IP68'] }, { text: 'Waterproof.' }),
      lamp('Desk lamp', { tightness: ['IP20'] }, { text: 'Not waterproof.' }),
    ],
    definitions: lampAttributes,
    vocabulary: { ...lampVocabulary, values: { tightness: { waterproof: ['IP68'] } } },
  })
  const met = finder
    .find('waterproof')
    .results.flatMap(({ fits, product }) => (fits ? product.name : []))
  expect(met.toSorted()).toEqual(['Garden lamp', 'Porch lamp'])
})
