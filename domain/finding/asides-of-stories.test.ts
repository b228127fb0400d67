import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const products = [
  lamp('Wall lamp', { tightness: ['Walls'], bulbs: [2] }, { subFamily: 'Room lamps' }),
  lamp('Floor lamp', { tightness: ['Floor'], bulbs: [2] }, { subFamily: 'Room lamps' }),
  lamp('Blind lamp', { tightness: ['White'], bulbs: [4] }, { subFamily: 'Room lamps' }),
]
const finder = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    common: ['whita'],
    words: {
      ...lampVocabulary.words,
      wish: ['ideally'],
      wished: ['if there is one'],
    },
  },
})
const demanded = (text: string) =>
  finder
    .read(text)
    .understanding.requirements.flatMap(({ isGuess, says }) =>
      isGuess ? [] : says.replaceAll('\u00a0', ' '),
    )

describe('a value that only tells of the surroundings is no demand', () => {
  test.each(['room lamp, third floor', 'room lamp at ground-floor level', 'room lamp, two walls'])(
    '%s',
    (text) => expect(demanded(text)).toEqual([]),
  )

  test('by itself it is one', () => {
    expect(demanded('room lamp, floor')).toEqual(['Floor'])
    expect(demanded('room lamp, walls')).toEqual(['Walls'])
  })
})

describe('what is only wished for leaves nothing out', () => {
  test.each([
    ['room lamp, 2 bulbs, white if there is one', ['2 bulbs or more']],
    ['room lamp, white, 4 bulbs if there is one', ['White']],
    ['room lamp with 2 bulbs, ideally white', ['2 bulbs or more']],
  ])('%s', (text, left) => expect(demanded(text)).toEqual(left))

  test('nor does what stands in another part of the sentence', () => {
    expect(demanded('room lamp, white, 2 bulbs')).toEqual(['2 bulbs or more', 'White'])
  })
})

describe('an everyday word', () => {
  test('is no slip of a term that it nearly is', () => {
    expect(demanded('room lamp, whitee')).toEqual(['White'])
    expect(demanded('room lamp, whita')).toEqual([])
  })
})
