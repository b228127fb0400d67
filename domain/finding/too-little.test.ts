import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [
    lamp('Reel', { cord: [20], sockets: [8], screw: ['E27'] }, { subFamily: 'Reels' }),
    lamp('Reel, long', { cord: [60], sockets: [40], screw: ['E27'] }, { subFamily: 'Reels' }),
  ],
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    orLonger: ['cord'],
    asWord: { 'mm … #': ['out'] },
    words: {
      ...lampVocabulary.words,
      tooLittle: ['is too short', 'not enough'],
      unfit: ["won't do"],
    },
  },
})
const read = (text: string) => finder.read(text).understanding.requirements
const says = (text: string) => read(text).map((one) => one.says.replaceAll('\u00a0', ' '))
const fitting = (text: string) =>
  finder.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))

describe('a figure that is said to be too little', () => {
  test.each([
    'reel, the 20 m cord is too short',
    "reel, 20 m won't do",
    'reel. 20 m of cord are not enough.',
  ])('is none that is wanted: %s', (text) => {
    expect(fitting(text)).toEqual(['Reel, long'])
  })

  test('and says nothing of one in another sentence, or behind another figure', () => {
    expect(fitting('reel, 20 m. The old one is too short')).toEqual(['Reel'])
    expect(says('reel, 20 m, for 8 sockets the 5 m cord is too short')).toContain(
      'cord length 20 m',
    )
  })
})

test('what is counted stands behind the bound as well', () => {
  expect(says('reel, 30 or more E27')).toContain('30 sockets or more')
  expect(fitting('reel, 30 or more E27')).toEqual(['Reel, long'])
})

test('about so long is served by the next longer, and a span is none', () => {
  expect(fitting('reel, about 50 m of cord')).toEqual(['Reel, long'])
  expect(fitting('reel, 42 to 52 m of cord')).toEqual([])
})

test('a unit that pairs with its opposite is none', () => {
  expect(read('reel, 24 mm and 24 out').some(({ says: one }) => one.includes('mm'))).toBe(false)
  expect(read('reel, 24 mm and 24 kg').some(({ says: one }) => one.includes('mm'))).toBe(true)
})
