import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const posts = ['small', 'tall', 'wide'].map((name) =>
  lamp(`Garden lamp, ${name}`, { stand: ['Post'], sockets: [2] }, { subFamily: 'Garden lamps' }),
)
const finder = await createFinder({
  products: [
    ...lamps,
    ...posts,
    lamp('Post mount', { load: [9] }, { family: 'Spares', subFamily: 'Mounts' }),
    lamp('Lamp chain', { tail: ['Hook for hanging'] }, { family: 'Spares', subFamily: 'Chains' }),
    lamp(
      'Soldering course',
      { held: ['Training center', 'Online'] },
      { family: 'Courses', subFamily: 'Courses' },
    ),
    lamp('Cave lamp', { screw: ['Hardened E27'] }, { subFamily: 'Cave lamps' }),
    lamp('Hook', { load: [3] }, { family: 'Spares', subFamily: 'Hooks' }),
  ],
  definitions: [...lampAttributes, { key: 'stand' }, { key: 'tail' }, { key: 'held' }],
  vocabulary: {
    ...lampVocabulary,
    values: { stand: { 'post mount': ['Post'], 'below ground': ['Post'] } },
    words: {
      ...lampVocabulary.words,
      not: [...lampVocabulary.words!.not!, 'anything but'],
      mention: [...lampVocabulary.words!.mention!, 'in'],
      upTo: ['up to', 'and up to'],
      atMost: ['at most', 'max'],
      orMore: ['or more', 'and up', '+'],
      orLess: ['or less', 'and below'],
      orBetter: ['or better', 'better than', 'no worse than'],
      stop: [...lampVocabulary.words!.stop!, 'but'],
    },
  },
})
const read = (text: string) => finder.read(text).understanding
const says = (text: string) =>
  read(text)
    .requirements.filter(({ isGuess }) => !isGuess)
    .map((one) => one.says.replaceAll('\u00a0', ' '))
const kinds = (text: string) => read(text).kinds.map((one) => one.says)

describe('what is denied ends where another attribute begins', () => {
  test.each<[string, string[]]>([
    ['lamp, not E27 and IP65', ['not E27', 'IP65']],
    ['lamp without E27 IP65', ['not E27', 'IP65']],
    ['lamp, anything but Bayonet IP65', ['not Bayonet', 'IP65']],
    ['lamp, not E27 and no Bayonet', ['not E27', 'not Bayonet']],
    ['lamp, not E27 and Bayonet', ['not E27', 'not Bayonet']],
    ['lamp, not E27 or IP65', ['not E27', 'not IP65']],
    ['lamp, no E27, E14 or Bayonet', ['not E27', 'not E14', 'not Bayonet']],
    ['lamp, no E27, E14, or Bayonet', ['not E27', 'not E14', 'not Bayonet']],
    ['lamp, no E27', ['not E27']],
    // Nothing says whether the second is denied.
    ['lamp, not E27, Bayonet', ['not E27', 'Bayonet']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

describe('two figures are one range only where they are of one thing', () => {
  test.each<[string, string[]]>([
    ['lamp, at least 12 but at most 24 sockets', ['12 to 24 sockets']],
    ['lamp, at least 12 sockets at most 24 sockets', ['12 to 24 sockets']],
    ['lamp, at least 12 sockets at most 2 U', ['12 sockets or more', '2 RU or less']],
    ['lamp, at least 24 sockets at most 0.3 dB hum', ['24 sockets or more', 'hum 0.3 dB or less']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

describe('what is better or fits is bound on that side', () => {
  test.each<[string, string[]]>([
    ['lamp, hum better than 0.3 dB', ['hum 0.3 dB or less']],
    ['lamp, hum no worse than 0.3 dB', ['hum 0.3 dB or less']],
    ['dimmer, damping no worse than 20 dB', ['damping 20 dB or more']],
    ['lamp, 300 mm between the door and the wall', ['300 mm or less']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

describe('what says a bound or an attribute is of its own figure', () => {
  test.each<[string, string[]]>([
    ['lamp, 12 sockets min and 5 kg at most', ['12 sockets or more', 'load 5 kg or less']],
    ['lamp, 300 mm in depth and 24 mm thick at most', ['depth 300 mm', 'diameter 24 mm or less']],
    ['lamp, two m cord', ['cord length 2 m']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

test('who does not want a thing wants none that is named by it either', () => {
  const [requirement] = read('lamp, no E27').requirements
  expect(requirement!.test).toMatchObject({
    values: new Map([['screw', new Set(['E27', 'Hardened E27'])]]),
  })
})

test('what joins two demands is part of neither', () => {
  expect(says('lamp, IP65 and up to 2 kg')).toEqual(['load 2 kg or less', 'IP65'])
  expect(says('lamp, IP65 and below ground')).toEqual(['IP65', 'Post'])
  expect(says('lamp, 12 sockets and up')).toEqual(['12 sockets or more'])
})

describe('what says how a thing stands is no thing where another is named', () => {
  test.each([
    ['lamp, 2 sockets and post mount', ['lamp'], ['2 sockets or more', 'Post']],
    ['which lamp is post mount', ['lamp'], ['Post']],
    ['need a lamp with 2 sockets, post mount', ['lamp'], ['2 sockets or more', 'Post']],
    ['post mount', ['post mount'], []],
    ['post mount for a lamp', ['post mount'], []],
  ])('%s', (text, kind, expected) => {
    expect([kinds(text), says(text)]).toEqual([kind, expected])
  })
})

test('a value’s name that ends in a small word is not begun by that', () => {
  expect(kinds('hook for a lamp')).toEqual(['hook'])
})

test('a piece of a value’s name that no product of the kind states is said as it was written', () => {
  const asked = (text: string) =>
    finder
      .find(text)
      .understanding.requirements.map(({ says: said, aside = '' }) => `${said} ${aside}`.trim())
  expect(asked('wall lamp, center loaded')).toEqual(['center untold'])
  expect(asked('course, at your center')).toEqual(['Training center'])
})

test('a ratio may end a sentence', () => {
  expect(read('a lamp of 1:8.').words).toContain('1x8')
})
