import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lamps, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'
const bracket = { provides: [{ interface: 'Dome rail', count: 2 }] }
const shades = Array.from({ length: 10 }, (_, i) =>
  lamp(
    `Paper shade ${i}`,
    { screw: [i % 2 ? 'E27' : 'E14'], diameter: [100 + i] },
    { family: 'Shades', subFamily: 'Paper shades', partNumber: `LP-${100 + i}`, rank: i },
  ),
)
const products = [
  ...lamps,
  ...shades,
  {
    ...lamp('Dome', { bays: [2] }, { family: 'Domes', subFamily: 'Domes', partNumber: 'LD-900' }),
    ...bracket,
  },
  lamp('Dome, closed', {}, { family: 'Domes', subFamily: 'Domes', partNumber: 'LD-901' }),
  {
    ...lamp('Rail tray', {}, { family: 'Domes', subFamily: 'Trays', partNumber: 'LT-910' }),
    accepts: [{ interface: 'Dome rail', count: 1 }],
    provides: [{ interface: 'Tray clip', count: 4 }],
  },
  {
    ...lamp('Spark gap', {}, { family: 'Domes', subFamily: 'Spark gaps', partNumber: 'LG-920' }),
    accepts: [{ interface: 'Tray clip', count: 1 }],
  },
  lamp(
    'Pole lamp, 8 sockets',
    { sockets: [8], mounting: ['Pole'], screw: ['E27'], tightness: ['IP20'] },
    {
      subFamily: 'Pole lamps',
      partNumber: 'LO-800',
      text: 'Restores light on roads after a storm, with an emergency battery. Not for IP68 places.',
    },
  ),
]
const { recommend } = await createAssistant(products, {
  attributes: [...lampAttributes, { key: 'mounting' }].map((one) =>
    one.key === 'screw'
      ? { ...one, explain: 'The thread that holds the bulb in its socket.' }
      : one,
  ),
  vocabulary: {
    ...lampVocabulary,
    numbers: { two: 2, eight: 8 },
    plain: ['whenever'],
    deeds: { behind: ['we'], doing: { ending: 'ing', behind: ['is'] } },
    words: {
      ...lampVocabulary.words,
      accessory: ['what else'],
      correct: ['make it', 'instead', 'rather', 'turns out'],
      ask: ['need', 'which', 'want'],
      compare: ['compare', 'versus', 'difference between'],
      define: ['what is', 'what does', 'explain', 'mean', 'stand for'],
      stop: [...(lampVocabulary.words?.stop ?? []), 'you', 'do', 'we', 'me', 'my', 'something'],
    },
  },
  interfaces: ['Dome rail', 'Tray clip'].map((name) => ({ name, kind: 'place', explain: '' })),
  company: { name: 'Acme', contactPath: '/write-to-us' },
  glossary: [
    { said: ['Bayonet', 'BC'], explain: 'A bayonet is pushed in and turned, and holds in trains.' },
    { said: ['Edison screw', 'ES'], explain: 'An Edison screw is turned in until it sits.' },
    { said: ['Wall lamp'], explain: 'A wall lamp hangs on a wall by two screws.', path: '/walls' },
  ],
})
const reply = (...turns: string[]) => recommend(turns).reply.replaceAll('\u00a0', ' ')
const named = (...turns: string[]) =>
  matchProducts(reply(...turns), products).map(({ name }) => name)

describe('a question about words is answered with words, and names no product', () => {
  test.each<[string, RegExp]>([
    ['what is a bayonet?', /^A bayonet is pushed/],
    ['What does BC stand for?', /^A bayonet is pushed/],
    ['BC and ES, what does that mean', /bayonet.*Edison/],
    ['difference between bayonet and Edison screw', /bayonet.*Edison/],
    ['what is a wall lamp', /^A wall lamp hangs.* More: \/walls\.$/],
    ['explain screw', /The thread that holds/],
    ['our mayor asked what Bayonet stand for next to E27', /^A bayonet is pushed/],
  ])('%s', (text, expected) => {
    expect(reply(text)).toMatch(expected)
    expect(named(text)).toEqual([])
  })

  test.each([
    'which wall lamp with 12 bulbs',
    'compare wall lamps',
    'what is the depth of the wall lamp, 2 bulbs',
  ])('but not a question for products: %s', (text) => {
    expect(recommend([text]).outcome.kind).not.toBe('meaning')
  })
})

describe('too little is answered with one question, and names no product', () => {
  test.each(['I need something', 'we need a shade', 'paper shades please'])('%s', (text) => {
    expect(reply(text).match(/\?/g)).toHaveLength(1)
    expect(named(text)).toEqual([])
  })

  test('of a wide kind it asks for what tells them apart', () => {
    expect(reply('we need a paper shade')).toMatch(/screw \(E14, E27\)/)
  })

  test('a word more is enough', () => {
    expect(named('paper shade, E27')).not.toEqual([])
    expect(named('cabinet')).toEqual(['Lamp cabinet'])
  })
})

describe('what is not about our products is refused, and names none', () => {
  test.each([
    'did the Packers win last night',
    'which shares should I buy, Nokia or Corning',
    'a quiet hotel in Rotterdam for three nights',
    'how do I bake bread',
  ])('%s', (text) => {
    expect(recommend([text]).outcome).toEqual({ kind: 'refusal', reason: 'off-topic' })
    expect(named(text)).toEqual([])
  })
})

describe('nothing is said to meet what was not read or is not stated', () => {
  test.each([
    ['a wall lamp with 2 bulbs that settles within 5 ms', 'not stated to meet .*5 ms'],
    ['a dimmer, damping 20 dB, with 48 sockets', 'could not check: 48 sockets'],
  ])('%s', (text, left) => {
    expect(reply(text)).toMatch(new RegExp(left))
    expect(reply(text)).not.toMatch(/meets what you asked for/)
  })

  test('a word that no text of it holds is told, and nothing is said to be met over it', () => {
    const told = reply('a wall lamp with IP68, quartz')
    expect(told).toMatch(/^\[Wall lamp, 12 bulbs\].* comes nearest: it meets IP68\./)
    expect(told).toMatch(/did not take into account: quartz/)
    expect(reply('a wall lamp with IP68')).toMatch(/meets what you asked for/)
  })

  test('a word that asks nothing is no reason not to', () => {
    expect(reply('a wall lamp with IP68, whenever')).toMatch(/meets what you asked for/)
  })

  test('a word that is not stated is told', () => {
    expect(reply('a dimmer, damping 20 dB, for E27 or Pole')).toMatch(/E27|Pole/)
  })

  test('a code that is said of something else asks for nothing', () => {
    expect(reply('for the X16 hall we need a wall lamp with IP68')).toMatch(
      /^\[Wall lamp, 12 bulbs\].*did not take into account: .*x16/,
    )
  })

  test('what is recorded as another word is not met because a text holds it', () => {
    expect(named('pole lamp, E27, IP68')).toEqual([])
  })

  test('a connector that nobody makes finds none', () => {
    expect(named('wall lamp with E2000')).toEqual([])
    expect(reply('wall lamp with E2000')).toMatch(/e2000/)
  })
})

describe('a need that is told as a story', () => {
  test('is for the kind that does it all, where no word asks for the first', () => {
    expect(
      named('need something on a pole, dimmers go there later, eight sockets, E27 for the lamp'),
    ).toEqual(['Pole lamp, 8 sockets'])
  })

  test('is for what its words describe', () => {
    expect(named('restores light after a storm, emergency battery')).toEqual([
      'Pole lamp, 8 sockets',
    ])
  })
})

describe('where words and the kind that was read do not agree', () => {
  test('what the words describe far better is named beside it', () => {
    const told = reply('a wall lamp of bulbs, E27, light on roads after storms')
    expect(told).toMatch(/By your words, \[Pole lamp, 8 sockets\] comes closer/)
    expect(told).not.toMatch(/meets? what you asked for/)
  })

  test('it is not where it misses what was asked', () => {
    expect(named('a wall lamp, IP68, restores light on roads after a storm')).toEqual([
      'Wall lamp, 12 bulbs',
    ])
  })

  test('where nothing of the kind has to do with them, they alone are heard', () => {
    const told = reply('the dimmer failed: light on roads after a storm, emergency battery')
    expect(named('the dimmer failed: light on roads after a storm, emergency battery')).toEqual([
      'Pole lamp, 8 sockets',
    ])
    expect(told).not.toMatch(/meets? what you asked for/)
  })
})

describe('what else is needed', () => {
  test('with what is named goes into it, whatever else is said', () => {
    expect(named('I have an LD-900 and what else do I need to fill it')).toEqual(['Rail tray'])
  })
})

test('a figure that is denied is not wanted', () => {
  expect(named('a paper shade with a diameter of 104 mm, not the 103 mm one')).toEqual([
    'Paper shade 4',
  ])
})

test('of the numbers that a piece begins, only those are said to go with a part that do', () => {
  expect(reply('a rail tray for an LD-90')).toMatch(/ goes with LD-900\./)
})

test('two parts that fit by a third are named with it', () => {
  expect(named('which spark gap with the LD-900')).toEqual(['Spark gap', 'Rail tray', 'Dome'])
})

test('of a number with a slip the closest is told', () => {
  expect(reply('LW-200-13 on our old list, what is it now')).toMatch(
    /^No product of ours has the number LW-200-13\. The closest number is LW-200-1?/,
  )
})

describe('later turns', () => {
  test('of words that no product has together the later count', () => {
    expect(named('wall lamp with Bayonet', 'rather E27')).toEqual(['Wall lamp, 2 bulbs'])
  })

  test('a thing that is there is no new wish', () => {
    expect(named('need a wall lamp, IP68', 'the cabinet is on the left')).toEqual([
      'Wall lamp, 12 bulbs',
    ])
  })

  test('another kind is one', () => {
    expect(named('need a wall lamp, IP68', 'and which cabinet')).toEqual(['Lamp cabinet'])
  })
})

test.each(['is the LD-100-20 in stock', 'LD-100-20: Preis?', 'LD-100-20 の納期'])(
  'supply is told of what is named: %s',
  (text) => {
    expect(recommend([text]).outcome).toMatchObject({
      kind: 'supply',
      products: [{ name: 'Dimmer' }],
    })
  },
)
