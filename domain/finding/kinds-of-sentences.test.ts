import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const products = [
  ...lamps,
  lamp(
    'Armored wall lamp',
    { sockets: [12], lens: ['Plain'] },
    { subFamily: 'Wall lamps', rank: 3 },
  ),
  lamp('Splitter, 90/10', { ratio: ['90/10'] }, { family: 'Controls', subFamily: 'Splitters' }),
  lamp('Splitter, 99/1', { ratio: ['99/1'] }, { family: 'Controls', subFamily: 'Splitters' }),
  lamp('Clamp', {}, { family: 'Spares', subFamily: 'Clamps' }),
  lamp('Chassis', { sockets: [8] }, { family: 'Spares', subFamily: 'Chassis' }),
  lamp('Field device', {}, { family: 'Spares', subFamily: 'Devices' }),
]
const finder = await createFinder({
  products,
  definitions: [...lampAttributes, { key: 'ratio' }, { key: 'lens', values: ['Plain', 'Fresnel'] }],
  vocabulary: {
    ...lampVocabulary,
    numbers: { one: 1, two: 2, eight: 8, twelve: 12, dozen: 12, forty: 40, hundred: 100 },
    same: { ...lampVocabulary.same, ランプ: 'lamp', 'wicker work': 'woven' },
    deeds: {
      behind: ['we', 'you'],
      before: ['it', 'every'],
      beforePlural: ['that'],
      doing: { ending: 'ing', behind: ['is'] },
      infinitive: ['to'],
      objects: ['the'],
    },
    anything: ['device'],
    words: { ...lampVocabulary.words, given: ['taken off', 'existing'], it: ['them'] },
  },
})
const read = (text: string) => finder.read(text).understanding
const says = (list: readonly { says: string }[]) =>
  list.map((one) => one.says.replaceAll('\u00a0', ' '))
const sure = (text: string) => says(read(text).requirements.filter(({ isGuess }) => !isGuess))

describe('a count in words counts', () => {
  test.each<[string, string[]]>([
    ['lamp with eight sockets', ['8 sockets or more']],
    ['a lamp with a dozen sockets', ['12 sockets or more']],
    ['two dozen sockets', ['24 sockets or more']],
    ['forty-eight sockets', ['48 sockets or more']],
    ['one hundred forty eight sockets', ['148 sockets or more']],
    ['eight hardened outdoor sockets', ['8 sockets or more']],
    ['a lamp, two E27', ['2 sockets or more', 'E27']],
    // These are bought.
    ['two E27 lamps', ['E27']],
    ['a cord of two meters', ['cord length 2 meters']],
    ['one of those lamps with sockets', []],
    ['two things with sockets', []],
    ['the one with good sockets', []],
    ['240 single sockets', ['240 sockets or more']],
    ['lamp 1310 two sockets', ['2 sockets or more', 'light 1310 nm']],
    ['lamp for 1260, 1310 and 1650 nm', ['light 1260 nm', 'light 1310 nm', 'light 1650 nm']],
    ['lamp, 1310 ± 20 nm', ['light 1290 to 1330 nm']],
  ])('%s', (text, expected) => {
    expect(sure(text).toSorted()).toEqual(expected.toSorted())
  })
})

describe('a figure is of what was counted before it', () => {
  test.each<[string, string[]]>([
    ['lamp with sockets, at least 12 of them', ['12 sockets or more']],
    // The lamps are counted, and bought.
    ['lamp with sockets. I need 12 of them', []],
    ['lamp for 12 bulbs. The dimmer is for another', ['12 bulbs or more']],
  ])('%s', (text, expected) => {
    expect(sure(text)).toEqual(expected)
  })
})

describe('a power of ten and a minus in words are figures', () => {
  test.each<[string, string]>([
    ['lamp, 10^2 bulbs', '100 bulbs or more'],
    ['lamp, 2 × 10² mm depth', 'depth 200 mm'],
    ['lamp, hum 3 x 10⁻¹ dB', 'hum 0.3 dB or less'],
    ['lamp at minus 40 °C', 'temperature −40 °C'],
  ])('%s', (text, expected) => {
    expect(sure(text)).toEqual([expected])
  })
})

test('about so many are at least nearly so many', () => {
  expect(read('about 20 bulbs').requirements[0]!.test).toMatchObject({
    bounds: [{ key: 'bulbs', low: 17 }],
  })
  expect(read('about 20 bulbs').requirements[0]!.test).not.toHaveProperty('bounds[0].high')
})

describe('a value in front of a not with nothing behind it is denied', () => {
  test.each<[string, string[]]>([
    ['lamp, the E27 is not', ['not E27']],
    ['lamp, E27 is not. 12 bulbs', ['12 bulbs or more', 'not E27']],
    ['lamp, E27 or not', ['E27']],
    ['E27 is not a dimmer', ['E27']],
  ])('%s', (text, expected) => {
    expect(sure(text).toSorted()).toEqual(expected.toSorted())
  })
})

test('a kind that is only spoken of is so when it is named again', () => {
  expect(says(read('with the clamp for the lamp: is the lamp in').kinds)).toEqual(['clamp'])
  expect(says(read('the clamp is for a lamp. I need a lamp').kinds)).toEqual(['lamp'])
})

describe('what is done names no kind', () => {
  test.each<[string, string[]]>([
    ['we clamp and need a lamp', ['lamp']],
    ['a lamp, clamp it on the shelf', ['lamp']],
    ['a lamp that clamps on a shelf', ['lamp']],
    ['to clamp the shelf I need a dimmer', ['dimmer']],
    ['clamp every shelf, which dimmer', ['dimmer']],
    ['the dimmer clamps 12 bulbs', ['dimmer']],
    ['a device that dims', []],
    ['need a clamp', ['clamp']],
    ['clamps', ['clamps']],
    ['to clamps or dimmers', ['clamps', 'dimmers']],
    ['field device', ['field device']],
    ['a clamp with a lamp', ['clamp']],
    // It ends as a plural does, and covers nothing.
    ['dimmer chassis 8', ['chassis']],
  ])('%s', (text, expected) => {
    expect(says(read(text).kinds)).toEqual(expected)
  })
})

describe('two words written as one are both', () => {
  test.each<[string, string[]]>([
    ['armoredclamp', ['clamp']],
    ['walldimmer', ['dimmer']],
    // Nobody knows the first, or it only bounds what follows.
    ['flurbledimmer', []],
    ['belowdimmer', []],
  ])('%s', (text, expected) => {
    expect(says(read(text).kinds)).toEqual(expected)
  })

  test('and a kind before a figure counts nothing', () => {
    expect(sure('spare socket clamp 24')).toEqual([])
  })
})

describe('what is denied leaves out what is called so', () => {
  const names = (text: string) =>
    finder
      .find(text)
      .results.filter(({ fits }) => fits)
      .map(({ product }) => product.name)

  test.each(['wall lamp, not armored', 'wall lamp, no armor', 'wall lamp without armor'])(
    '%s',
    (text) => {
      expect(says(read(text).excluded)).toHaveLength(1)
      expect(names(text)).not.toContain('Armored wall lamp')
      expect(names(text)).toContain('Wall lamp, 12 bulbs')
    },
  )

  test('and is told where nothing of ours is', () => {
    const { excluded, unknown } = read('wall lamp, not wireless')
    expect(says(excluded)).toEqual(['wireless'])
    expect(unknown).toEqual([])
    expect(names('wall lamp, not wireless')).toContain('Armored wall lamp')
  })

  test.each(['a lamp without drilling', 'a lamp, not to wire', 'a lamp, no E27'])(
    'but not what is done, nor what a value says: %s',
    (text) => {
      expect(read(text).excluded).toEqual([])
    },
  )

  test('it ends at a colon', () => {
    expect(sure('not E27: E14')).toEqual(['not E27', 'E14'])
  })
})

describe('a share is of what is divided so', () => {
  test.each<[string, string | undefined]>([
    ['splitter, 1 %', 'Splitter, 99/1'],
    ['splitter with 10 percent', 'Splitter, 90/10'],
    ['splitter, 99%', 'Splitter, 99/1'],
    ['splitter, 30 %', undefined],
  ])('%s', (text, name) => {
    const [best] = finder.find(text).results
    const met = best?.checks.find(({ result }) => result === 'met')
    expect(met && best?.product.name).toBe(name)
  })
})

describe('a figure that nothing reads is told', () => {
  test.each<[string, string[]]>([
    ['lamp that settles within 5 ms', ['5 ms']],
    ['lamp with 30 % haze', ['30 %']],
    ['lamp of 20 V and 12 bulbs', ['20 V']],
    ['lamp-only', ['lamp-only']],
    ['lamp, 20 pieces', []],
    ['lamp of 200 mm depth', []],
    ['lamp for a 10 MW plant', []],
  ])('%s', (text, dropped) => {
    expect(read(text).dropped).toEqual(dropped)
  })
})

describe('a figure is of the word that is next to it', () => {
  test.each<[string, string[]]>([
    ['100 or more E27 sockets', ['100 sockets or more', 'E27']],
    ['900 mm diameter and 300 mm depth', ['diameter 900 mm', 'depth 300 mm']],
    ['depth of 300 mm, with 100 sockets', ['depth 300 mm', '100 sockets or more']],
    ['12 bulbs taken off an existing frame of 48 sockets', ['12 bulbs or more']],
  ])('%s', (text, expected) => {
    expect(sure(text).toSorted()).toEqual(expected.toSorted())
  })
})

test('a value that none has is a demand all the same', () => {
  expect(sure('lamp, Fresnel')).toEqual(['Fresnel'])
  expect(finder.find('lamp, Fresnel').results.some(({ fits }) => fits)).toBe(false)
})

test('what is said for a word that only texts hold is looked for as that word', () => {
  expect(read('lamp in wicker work').words).toContain('woven')
  expect(read('lamp in wicker work').words).not.toContain('wicker')
})

test('words of a language without spaces stand apart from ours', () => {
  const { kinds, requirements } = read('E27のランプを12 bulbs探しています。')
  expect(says(kinds)).toEqual(['lamp'])
  expect(says(requirements)).toEqual(expect.arrayContaining(['E27', '12 bulbs or more']))
})
