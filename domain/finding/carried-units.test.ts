import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, asWord: { in: ['january', 'the', 'total'] } },
})
const says = (text: string) =>
  finder
    .read(text)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map((one) => one.says.replaceAll('\u00a0', ' '))

describe('a figure without a unit has the one that was written last', () => {
  test.each<[string, string[]]>([
    ['lamp, 24 mm thick, 400 deep', ['diameter 24 mm', 'depth 400 mm']],
    ['lamp, 2 inches thick and 16 deep', ['diameter 2 inches', 'depth 16 inches']],
    ['lamp, thick 2 inches, deep 16', ['diameter 2 inches', 'depth 16 inches']],
    ['lamp, hum 0.3 dB, damping 20', ['hum 0.3 dB or less', 'damping 20 dB or more']],
    ['lamp, at least 10 mm and at most 30', ['10 mm or more', '30 mm or less']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })

  test.each<[string, string[]]>([
    ['lamp, 24 mm thick, 12 bulbs', ['diameter 24 mm', '12 bulbs or more']],
    ['lamp, 2 inches thick. 400 deep', ['diameter 2 inches', 'depth 400 mm']],
    ['lamp, 24 mm thick, hum 0.3', ['diameter 24 mm', 'hum 0.3 dB or less']],
    ['lamp, 24 mm thick, 400 pieces', ['diameter 24 mm']],
  ])('but not where it is of another measure: %s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

describe('a unit that is a word as well is that word before some others', () => {
  test.each<[string, string[]]>([
    ['lamp, minus 10 in January', ['temperature −10 °C']],
    ['lamp, 12 in the hall', []],
    ['lamp, 12 in deep', ['depth 12 in']],
    ['lamp, 12 in, please', ['12 in']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})
