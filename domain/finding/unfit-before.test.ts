import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [...lamps, lamp('Blinding lamp', { screw: ['E27'] }, { subFamily: 'Blinding lamps' })],
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    plain: ['another', 'second'],
    words: {
      ...lampVocabulary.words,
      ask: ['need', 'which', 'buy', 'want'],
      not: [...lampVocabulary.words!.not!, "don't"],
      unfit: ['is no use', "won't do", "don't suit"],
      stop: [...lampVocabulary.words!.stop!, 'me', 'it', 'to'],
    },
  },
})
const read = (text: string) => finder.read(text).understanding
const sure = (text: string) =>
  read(text)
    .requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says)
const excluded = (text: string) => read(text).excluded.map(({ says }) => says)

describe('what is said not to do is not wanted', () => {
  test.each<[string, string[]]>([
    ["lamp, IP65. Bayonet won't do.", ['IP65', 'not Bayonet']],
    ['lamp, IP65. A Bayonet is no use to me.', ['IP65', 'not Bayonet']],
    ["lamp, IP65. E27 and Bayonet don't suit our bulbs", ['IP65', 'not E27', 'not Bayonet']],
    ["lamp, IP65 and Bayonet won't do", ['IP65', 'not Bayonet']],
  ])('%s', (text, expected) => {
    expect(sure(text).toSorted()).toEqual(expected.toSorted())
  })

  test('a thing of which no value is said is left out whole', () => {
    expect(excluded("Which lamp has IP65? A cabinet won't do.")).toEqual(['cabinet'])
  })
})

describe('a denial reaches over words that ask', () => {
  test.each([
    "I don't want to buy another dimmer, need a lamp",
    "don't need a second dimmer, a lamp",
  ])('%s', (text) => {
    expect(excluded(text)).toEqual(['dimmer'])
    expect(read(text).kinds.map(({ says }) => says)).toEqual(['lamp'])
  })

  test('but not over what was denied already', () => {
    expect(sure('a lamp without Bayonet I need, IP65')).toEqual(['not Bayonet', 'IP65'])
  })
})

test('without somebody doing something denies nothing', () => {
  expect(excluded('a lamp without the wall lights blinding me')).toEqual([])
})

test('the others of a number are no demand', () => {
  expect(sure('a lamp that leaves the other 31 sockets alone, IP65')).toEqual(['IP65'])
})
