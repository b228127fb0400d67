import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const { read } = await createFinder({
  products: [
    ...lamps,
    lamp('Small lamp', { screw: ['TO-5'], cord: [3] }),
    lamp('Tall lamp', { screw: ['TO-46'], cord: [10] }),
    lamp('Long lamp', { tightness: ['Stage 4'], cord: [46] }),
  ],
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const saysOf = (text: string) =>
  read(text)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

describe('what ends a range is no value that is called so', () => {
  test.each<[string, string[]]>([
    ['lamp, 3 m to 5 m', ['cord length 3 to 5 m']],
    ['lamp, 3 to 5 m', ['cord length 3 to 5 m']],
    ['a lamp from 3 to 5 m', ['cord length 3 to 5 m']],
    ['lamp from 3 m to 5 m', ['cord length 3 to 5 m']],
    ['lamps with 3m to 5m', ['cord length 3 to 5 m']],
    ['lamp, 2 meters to 5 meters', ['cord length 2 to 5 m']],
    ['lamp with 2 to 46 bulbs', ['2 to 46 bulbs']],
    ['lamp, 24 to 46 sockets', ['24 to 46 sockets']],
    ['lamp for -40 to 46 C', ['temperature −40 to 46 °C']],
    ['lamp, 2 in to 5 in thick', ['diameter 50.8 to 127 mm']],
    ['lamp, 3 mm to 5 thick', ['diameter 3 to 5 mm']],
    ['lamp with a cord to 5 m', ['cord length 5 m']],
    ['lamp to 5 m', ['cord length 5 m']],
    ['lamp, 3 m to 5', ['cord length 3 to 5 m']],
    ['cord 10 ft to 46, brass', ['cord length 3.048 to 14.02 m']],
    ['lamp 3 m to 4', ['cord length 3 to 4 m']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})

describe('nor is a figure with its unit, behind a word that begins such a value', () => {
  test.each<[string, string[]]>([
    ['lamp for a stage 4 m away', ['cord length 4 m']],
    ['lamp on stage 4 mm thick', ['diameter 4 mm']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})

describe('what is called so stays what it is', () => {
  test.each<[string, string[]]>([
    ['lamp, TO-5', ['TO-5']],
    ['to 5 lamp', ['TO-5']],
    ['TO 46 lamp', ['TO-46']],
    ['lamp with a TO-5 screw', ['TO-5']],
    ['lamp, 3 mm TO-5', ['3 mm', 'TO-5']],
    ['lamp, 300 mm to 46', ['300 mm', 'TO-46']],
    ['lamp, 5 m TO-5', ['cord length 5 m', 'TO-5']],
    ['3 mm to 5 lamp', ['3 mm', 'TO-5']],
    ['lamp, TO-5, 5 m', ['cord length 5 m', 'TO-5']],
    ['lamp, to 46 or to 5', ['TO-46 or TO-5']],
    ['lamp of stage 4', ['Stage 4']],
    ['stage 4 lamp, 3 m', ['cord length 3 m', 'Stage 4']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})

describe('a range may name what it counts behind either figure', () => {
  test.each<[string, string[]]>([
    ['lamp with 2 bulbs to 12 bulbs', ['2 to 12 bulbs']],
    ['lamp, 24 sockets to 48', ['24 to 48 sockets']],
    ['lamp, between 24 sockets and 48 sockets', ['24 to 48 sockets']],
    ['lamp from 24 sockets to 48 sockets', ['24 to 48 sockets']],
    ['lamp, 2 bulbs to 24 sockets', ['2 bulbs or more', '24 sockets or more']],
    ['lamp with 2 bulbs to 5 m', ['2 bulbs or more', 'cord length 5 m']],
    ['lamp, 2 bulbs and 24 sockets', ['2 bulbs or more', '24 sockets or more']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})
