import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const { read } = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    comparatives: {
      shorter: { end: 'less', of: ['cord'] },
      deeper: { end: 'more', of: ['depth'] },
      lower: { end: 'less' },
    },
    ordinals: { 'the second one': 1, 'the other one': -1 },
    waiveAround: [['leave', 'open']],
    words: { ...lampVocabulary.words, waive: ['forget', 'does not matter'], any: ['any'] },
  },
})
const turn = (text: string) => read(text).understanding

describe('what matters no more is waived', () => {
  test.each<[string, string[]]>([
    ['forget the depth', ['depth']],
    ['the screw does not matter', ['screw']],
    ['leave the depth open', ['depth']],
    ['any tightness will do', ['tightness']],
    ['forget the E27', ['screw']],
  ])('%s', (text, waived) => {
    expect(turn(text).waives).toEqual(waived)
    expect(turn(text).requirements).toEqual([])
  })

  test('and nothing beside it', () => {
    const { waives, requirements } = turn('forget the depth, IP65 please')
    expect(waives).toEqual(['depth'])
    expect(requirements).toMatchObject([{ says: 'IP65' }])
  })
})

describe('a comparative without a figure is of what was named before', () => {
  test.each<[string, string, string[]]>([
    ['and shorter?', 'less', ['cord']],
    ['deeper, please', 'more', ['depth']],
    ['with a lower hum', 'less', ['hum']],
  ])('%s', (text, end, keys) => {
    expect(turn(text).relatives).toMatchObject([{ end, keys }])
  })

  test.each(['shorter than 3 m', 'lower'])('not “%s”', (text) => {
    expect(turn(text).relatives).toEqual([])
  })
})

test('which of several is meant is a place among them', () => {
  expect(turn('what is the depth of the second one').ordinal).toBe(1)
  expect(turn('and the other one?').ordinal).toBe(-1)
  expect(turn('two lamps').ordinal).toBeUndefined()
})
