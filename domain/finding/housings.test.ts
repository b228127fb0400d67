import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const { read } = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, housings: ['cabinet'], having: ['with'] },
})
const sureOf = (text: string) =>
  read(text)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

describe('the size of what a thing is to go into is the room that there is', () => {
  test.each<[string, string[]]>([
    ['wall lamp for a cabinet 300 mm deep', ['depth 300 mm or less']],
    ['wall lamp for a 300 mm deep IP65 cabinet', ['depth 300 mm or less']],
    ['wall lamp for a 300 mm deep cabinet', ['depth 300 mm or less']],
    ['IP65 wall lamp for a lamp cabinet 30 cm deep', ['depth 30 cm or less', 'IP65']],
  ])('%s', (text, expected) => {
    expect(sureOf(text)).toEqual(expected)
  })
})

describe('but no size is, where', () => {
  test.each<[string, string, string[]]>([
    ['it is of the thing itself', 'wall lamp 300 mm deep for a cabinet', ['depth 300 mm']],
    ['the cabinet is asked for', 'cabinet 300 mm deep', ['depth 300 mm']],
    [
      'another thing is asked for in the next sentence',
      'lamp for a cabinet. Depth 300 mm',
      ['depth 300 mm'],
    ],
    ['a comma ends what is said of it', 'wall lamp for a cabinet, 300 mm deep', ['depth 300 mm']],
    ['the cabinet comes with it', 'wall lamp with a cabinet 300 mm deep', ['depth 300 mm']],
  ])('%s: %s', (_, text, expected) => {
    expect(sureOf(text)).toEqual(expected)
  })
})
