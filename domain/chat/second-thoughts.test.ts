import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lamps, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { english } from '#domain/finding/languages/english.ts'
import { createAssistant } from './assistant.ts'
import { createSecondThoughts } from './second-thoughts.ts'

const inThoughts = createSecondThoughts(english)
const texts = (text: string) => inThoughts(text).map((one) => one.text)

describe('what is taken back ends a turn', () => {
  test.each([
    ['a lamp of 12 bulbs, no wait, 24', ['a lamp of 12 bulbs', '24']],
    ['12 bulbs... scratch that, make it 24 bulbs', ['12 bulbs', '24 bulbs']],
    ['E27, sorry, I meant E14', ['E27', 'E14']],
    ['E27. Ah, hang on, E14 it is', ['E27', 'E14 it is']],
    ['twelve bulbs - make that two dozen', ['twelve bulbs', '24']],
    ['four-hour lamp... nah, eight is plenty', ['four-hour lamp', '8 is plenty']],
  ])('%s', (text, expected) => expect(texts(text)).toEqual(expected))

  test.each([
    'it has to hang on the wall, and hold on in a storm',
    'a lamp, and make it fit the post',
    'no lamps with a wait of a year',
    'can you actually ship it, or no',
    'is the sorry state of it a reason?',
  ])('and nothing else does: %s', (text) => expect(texts(text)).toEqual([text]))

  test('without such words of a language a text is one', () => {
    expect(createSecondThoughts({})('12, no wait, 24')).toEqual([
      { text: '12, no wait, 24', isSecond: false },
    ])
  })
})

const products = [
  ...lamps,
  lamp('Post lamp', { bulbs: [24], bays: [1], screw: ['E27'] }, { subFamily: 'Post lamps' }),
  lamp('Post lamp, small', { bulbs: [6], bays: [1] }, { subFamily: 'Post lamps' }),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    retracting: english.retracting,
    interjections: english.interjections,
    numbers: { two: 2, six: 6, twelve: 12, dozen: 12 },
    plain: ['plenty'],
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const asked = (...turns: string[]) =>
  recommend
    .read(turns)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

describe('a second thought holds for what was said before it', () => {
  test.each([
    ['post lamp, 12 bulbs, no wait, 24', ['24 bulbs or more']],
    ['post lamp, 12 bulbs, 1 RU. Scratch that, 24', ['24 bulbs or more', '1 RU or more']],
    ['post lamp, 12 bulbs, 2 RU. No wait, six, E27', ['6 bulbs or more', '2 RU or more', 'E27']],
    ['post lamp for E14, sorry, I meant E27', ['E27']],
  ])('%s', (text, expected) => {
    expect(asked(text).toSorted()).toEqual(expected.toSorted())
  })

  test('in a turn of its own as well', () => {
    expect(asked('post lamp with 12 bulbs', 'No wait, six. E27.')).toEqual([
      '6 bulbs or more',
      'E27',
    ])
  })

  test('what is named meets what holds in the end, and what was taken back is told', () => {
    const reply = recommend(['post lamp with 24 bulbs, no wait, six']).reply.replaceAll(
      '\u00a0',
      ' ',
    )
    expect(reply).toMatch(/\[Post lamp, small\].* meets? 6 bulbs or more/)
    expect(reply).toMatch(/did not take into account: .*24 bulbs or more/)
  })
})
