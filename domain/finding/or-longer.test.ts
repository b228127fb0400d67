import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [
    lamp('Reel', { cord: [5, 10, 20] }, { subFamily: 'Reels' }),
    lamp('Reel, short', { cord: [3] }, { subFamily: 'Reels' }),
  ],
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, orLonger: ['cord'] },
})
const fitting = (text: string) =>
  finder.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))

test('the next longer serves where none is as long as was asked', () => {
  expect(fitting('reel, 8 m cord')).toEqual(['Reel'])
  expect(fitting('reel, 10 m cord')).toEqual(['Reel'])
  expect(fitting('reel, 3 m cord')).toEqual(['Reel, short'])
})

test('but none that is much longer, nor where that was ruled out', () => {
  expect(fitting('reel, 30 m cord')).toEqual([])
  expect(fitting('reel, 12 m cord')).toEqual([])
  expect(fitting('reel, at most 4 m cord')).toEqual(['Reel, short'])
  expect(fitting('reel, exactly 8 m cord')).toEqual([])
})
