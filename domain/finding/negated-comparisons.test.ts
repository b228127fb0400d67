import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    nouns: { ...lampVocabulary.nouns, depth: ['deep', 'deeper than', 'of depth'] },
    words: {
      ...lampVocabulary.words,
      over: ['more than', 'over', 'exceed', 'deeper than'],
      not: ["can't", 'must not', ...lampVocabulary.words!.not!],
      room: ['only got', 'room for', 'of depth'],
      stop: [...lampVocabulary.words!.stop!, 'be', 'any'],
    },
  },
})
const read = (text: string) => finder.read(text).understanding
const sides = (text: string) =>
  read(text).requirements.flatMap((one) =>
    one.test.type === 'number'
      ? one.test.bounds.map(({ key, low, high }) => [key, low && 'low', high && 'high'])
      : [],
  )

describe('a denied comparison is turned round', () => {
  test.each([
    ['lamp no more than 200 mm deep', 'high'],
    ['lamp no more than about 200 mm deep', 'high'],
    ["lamp that can't be any deeper than 200 mm", 'high'],
    ['lamp that must not stick out over 200 mm deep', 'high'],
    ['depth not to exceed 200 mm', 'high'],
    ['lamp with no less than 200 mm depth', 'low'],
    ['lamp not under 200 mm deep', 'low'],
  ])('%s', (text, side) => {
    expect(sides(text)).toEqual([
      ['depth', ...(side === 'low' ? ['low', undefined] : [undefined, 'high'])],
    ])
    expect(read(text).excluded).toEqual([])
  })

  test('a word that is denied before another comparison stays denied', () => {
    const { excluded } = read('lamp not wireless under 200 mm deep')
    expect(excluded.map(({ says }) => says)).toEqual(['wireless'])
    expect(sides('lamp not wireless under 200 mm deep')).toEqual([['depth', undefined, 'high']])
  })
})

describe('room', () => {
  test.each(['only got 200 mm depth', 'room for 200 mm deep', 'we have 200 mm of depth'])(
    '“%s” is a limit of what has an extent',
    (text) => {
      expect(sides(text)).toEqual([['depth', undefined, 'high']])
    },
  )

  test('of what is counted there may be more', () => {
    expect(sides('only got 24 sockets')).toEqual([['sockets', 'low', undefined]])
  })
})

test('a limit that stands between a figure and its word is one', () => {
  expect(sides('24 or less sockets')).toEqual([['sockets', undefined, 'high']])
  expect(sides('200 mm max depth')).toEqual([['depth', undefined, 'high']])
})
