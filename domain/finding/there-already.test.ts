import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: {
      ...lampVocabulary.words,
      ask: ['need'],
      there: ['is there already', 'are on site', 'stays'],
      given: ['we own', 'existing'],
      mention: ['for', 'in'],
    },
  },
})
const kinds = (text: string) => finder.read(text).understanding.kinds.map(({ says }) => says)
const sure = (text: string) =>
  finder
    .read(text)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says)

describe('what is said to be there already is not what is asked for', () => {
  test.each<[string, string[]]>([
    ['The cabinet is there already. A dimmer for it.', ['dimmer']],
    ['The cabinet and the dimmer are on site, we lack a shade cover', ['shade cover']],
    ['a dimmer for the cabinet that is there already', ['dimmer']],
    ['The cabinet stays. Something holds the door.', []],
    ['a dimmer that hangs in a cabinet we own', ['dimmer']],
    ['A cabinet we have. Need a dimmer', ['dimmer']],
    // 'Stays dry' tells of what is asked for.
    ['A cabinet that stays dry', ['cabinet']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('nor is what somebody makes or mends for a living', () => {
    expect(kinds('Cabinet builder here. Need a dimmer')).toEqual(['dimmer'])
  })

  test('nor are its figures demands', () => {
    expect(sure('The cabinet of 600 mm depth is there already. Need a dimmer, IP20.')).toEqual([
      'IP20',
    ])
  })
})
