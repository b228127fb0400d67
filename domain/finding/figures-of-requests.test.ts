import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [
    ...lamps,
    lamp('Ring lamp, 75 mm glass', { diameter: [90], depth: [20] }, { subFamily: 'Ring lamps' }),
    ...Array.from({ length: 4 }, (_, at) =>
      lamp(`Bracket ${'ABCD'[at]}`, {}, { family: 'Spares', subFamily: 'Brackets' }),
    ),
  ],
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    openings: ['door'],
    words: {
      ...lampVocabulary.words,
      quantity: ['pieces', 'purchase of', 'each'],
      besides: ['as well as'],
      mention: [...lampVocabulary.words!.mention!, 'our'],
    },
  },
})
const read = (text: string) => finder.read(text).understanding
const sure = (text: string) =>
  read(text).requirements.flatMap(({ isGuess, says }) =>
    isGuess ? [] : says.replaceAll('\u00a0', ' '),
  )
const boundsIn = (text: string) =>
  read(text).requirements.flatMap(({ test: asked }) =>
    asked.type === 'number'
      ? asked.bounds.map(({ key, low = -Infinity, high = Infinity }) => [
          key,
          Math.round(low),
          Math.round(high),
        ])
      : [],
  )

describe('below zero', () => {
  test.each(['-40F', '-40 F', '−40 °F', '-40 F to 140F', '-40 to 140 F'])(
    'the letter of %s is a degree',
    (text) => {
      expect(boundsIn(`lamp ${text}`)[0]!.slice(0, 2)).toEqual(['temperature', -40])
    },
  )

  test('figures of two units are one range', () => {
    expect(boundsIn('from -22 °F to 65 °C')).toEqual([['temperature', -30, 65]])
  })
})

describe('a figure that asks nothing of a product', () => {
  test('counts what is bought', () => {
    expect(sure('before the purchase of roughly 9,000 sockets')).toEqual([])
    expect(sure('wall lamp, 2 each')).toEqual([])
    expect(sure('wall lamp with roughly 24 sockets')).toEqual(['about 24 sockets'])
  })

  test('tells of a thing that is there', () => {
    expect(sure('lamp for our 24-socket ceiling')).toEqual([])
    expect(sure('lamp for our 24 sockets')).toEqual(['24 sockets or more'])
  })
})

describe('a count that is denied', () => {
  test('leaves out what has any', () => {
    const names = (text: string) =>
      finder.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))
    expect(names('lamp without any sockets')).toEqual(['Ring lamp, 75 mm glass'])
    expect(sure('lamp with no sockets')).toEqual(['no sockets'])
  })

  test('is a limit where a figure stands by it', () => {
    expect(sure('lamp with no more than 24 sockets')).toEqual(['24 sockets or less'])
  })
})

test('a figure in a name is stated, whatever else is measured so', () => {
  const [first] = finder.find('ring lamp 75 mm').results
  expect(first).toMatchObject({ fits: true, product: { name: 'Ring lamp, 75 mm glass' } })
  expect(finder.find('ring lamp at most 15 mm deep').results[0]!.fits).toBe(false)
  expect(finder.find('ring lamp 76 mm').results[0]!.fits).toBe(false)
})

test('a word of the language that no product of the kind states asks nothing of it', () => {
  const { understanding } = finder.find('ring lamp, bayonet')
  expect(understanding.requirements).toMatchObject([{ isGuess: true }])
  // A code is asked for all the same.
  expect(finder.find('ring lamp, IP65').understanding.requirements).toMatchObject([
    { isGuess: false },
  ])
})

test('“w/” and “w/o” are words', () => {
  expect(read('lamp w/ dimmer').mentioned.map(({ says }) => says)).toEqual(['dimmer'])
  expect(read('lamp w/o dimmer').excluded.map(({ says }) => says)).toEqual(['dimmer'])
})

test.each([
  ['what stands behind a figure is counted', 'hum and damping on 24 lamps', []],
  [
    'of what is joined by a hyphen the last counts',
    'at least 12 single-bulb sockets',
    ['12 sockets or more'],
  ],
  ['a size far below all that is recorded is of something else', 'cord 1310 nm', ['light 1310 nm']],
])('%s', (_, text, expected) => expect(sure(text)).toEqual(expected))

test('sides of a thing are told, for nobody knows which is which', () => {
  expect(read('wall lamp for a place of 900 x 300 mm').dropped).toEqual(['900 × 300 mm'])
  expect(read('wall lamp, 4.5 × 8.1 mm cord').dropped).toEqual(['4.5 × 8.1 mm'])
  expect(read('wall lamp 1x32').dropped).toEqual([])
})

test('codes from one to another are no code of a thing', () => {
  expect(read('lamp with E88').codes).toEqual(['e88'])
  expect(read('lamp for bands C37 to C44').codes).toEqual([])
})

describe('figures side by side', () => {
  test('that a comma parts and are of another size are each of their own unit', () => {
    expect(sure('lamp for 1310 as well as 1550, hum 0.4 dB')).toEqual([
      'light 1310 nm',
      'hum 0.4 dB or less',
    ])
    expect(sure('lamp for 1320 and 1550, 0.4 dB')).toEqual(['hum 0.4 dB or less'])
  })

  test('that share a unit are one list', () => {
    expect(boundsIn('lamp of 1310, 1490 and 1550 nm').map(([, low]) => low)).toEqual([
      1310, 1490, 1550,
    ])
  })

  test('behind a word for what it is used for are none of what stands before', () => {
    expect(sure('a lamp of some damping for 30')).toEqual([])
    expect(sure('a lamp of damping 30')).toEqual(['damping 30 dB or more'])
  })
})

test.each(['a wall lamp that goes by a 210 mm door', 'wall lamp, the door is 210 mm wide'])(
  'the size of what a thing is carried through is none of its own: %s',
  (text) => {
    expect(sure(text)).toEqual([])
    expect(sure(text.replace('door', 'foot'))).not.toEqual([])
  },
)
