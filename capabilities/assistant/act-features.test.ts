import { expect, test } from 'vitest'
import { actFeatures, createCueReader } from './act-features.ts'

const wordsOf = (text: string) => text.toLowerCase().split(' ')
const readCues = createCueReader(
  [{ code: 'en', cues: { amount: ['how many'], question: ['how'], commerce: ['price'] } }],
  wordsOf,
)
const query = {
  kinds: [],
  hosts: [],
  constraints: [],
  numbers: [],
  attributes: [],
  quantities: [],
  items: [],
}

test('cues are phrases wherever they stand', () => {
  expect(readCues(wordsOf('and how many lamps'))).toEqual(new Set(['amount', 'question']))
  expect(readCues(wordsOf('how do many lamps'))).toEqual(new Set(['question']))
})

test('figures and part numbers are alike, for they differ in each conversation', () => {
  const featuresOf = (written: string) =>
    actFeatures({
      query,
      written,
      words: wordsOf(written),
      asking: wordsOf(written),
      isFirst: true,
      cues: readCues(wordsOf(written)),
    })

  expect(featuresOf('need 12 lamps')).toEqual(featuresOf('need 48 lamps'))
})
