import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { english } from './languages/english.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    units: { ...lampVocabulary.units, kg: ['load'] },
    words: english.words!,
  },
})
const read = (text: string) => finder.read(text).understanding
const sure = (text: string) =>
  read(text)
    .requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

describe('what is said around a figure', () => {
  test.each<[string, string[]]>([
    ['wall lamp, my lift is good for 40 lb', ['load 40 lb or less']],
    // The things themselves are counted.
    ['need 4 more wall lamps', []],
    ['wall lamp, gotta leave the old 24 sockets', []],
    ['wall lamp after AB-24-SOCKETS', []],
    ['wall lamp, nothing that relies on E27', ['not E27']],
  ])('%s', (text, expected) => expect(sure(text)).toEqual(expected))
})

test('what all is to be in one of is asked for', () => {
  expect(read('12 bulbs, all in one cabinet').kinds.map(({ says }) => says)).toEqual(['cabinet'])
  expect(read('12 bulbs in my cabinet').kinds).toEqual([])
})
