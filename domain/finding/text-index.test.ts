import { describe, expect, test, vi } from 'vitest'
import type { Field } from './postings.ts'
import { createTextIndex, type Options } from './text-index.ts'

const documents = [
  'a ball valve of brass',
  'a ball valve of brass with a ball and another ball',
  'a gauge beside the valve',
  'valves valved valving',
  '',
]
const options = {
  tokenize: (text: string) => text.split(' ').filter(Boolean),
  similar: (word: string, known: (initial: string) => readonly string[]) =>
    word === 'gauje' ? known('g').filter((one) => one === 'gauge') : [],
  pause: async () => {},
}
const indexOf = (fields: Field[][], more: Partial<Options> = {}) =>
  createTextIndex(fields.length, (id) => fields[id]!, { ...options, ...more })
const index = await indexOf(documents.map((text) => [{ text, boost: 1 }]))
/** Ids of the documents that were found, best first. */
function found(...words: string[]) {
  const { score } = index.search(words)
  return [...score.keys()].filter((id) => score[id]! > 0).toSorted((a, b) => score[b]! - score[a]!)
}

describe('a document is found by', () => {
  test.each<[string, string[], number[]]>([
    ['a word', ['gauge'], [2]],
    ['any of several', ['gauge', 'brass'], [0, 1, 2]],
    ['the beginning of a word', ['gaug'], [2]],
    ['a word with a slip, where nobody has it', ['gauje'], [2]],
  ])('%s', (_, words, expected) => {
    expect(found(...words).toSorted((a, b) => a - b)).toEqual(expected)
  })

  test.each([['zorblax'], ['va'], ['constructor'], ['__proto__'], ['']])(
    'never by “%s”',
    (word) => {
      expect(found(word)).toEqual([])
    },
  )
})

describe('the score', () => {
  test('of a word that stands as it is passes that of a longer one', async () => {
    const alike = await indexOf(['valves', 'valve', 'other'].map((text) => [{ text, boost: 1 }]))
    const { score } = alike.search(['valve'])
    expect(score[1]).toBeGreaterThan(score[0]!)
    expect(score[0]).toBeGreaterThan(0)
  })

  test('of a rare word passes that of a common one', () => {
    const { score } = index.search(['gauge', 'ball'])
    expect(score[2]).toBeGreaterThan(score[0]!)
  })

  test('grows with repetition, though ever less', () => {
    const { score } = index.search(['ball'])
    expect(score[1]).toBeGreaterThan(score[0]!)
    expect(score[1]).toBeLessThan(3 * score[0]!)
  })

  test('of a field that counts more is higher', async () => {
    const weighed = await indexOf([
      [{ text: 'gauge', boost: 1 }],
      [{ text: 'gauge', boost: 4 }],
      [{ text: 'other', boost: 1 }],
    ])
    const { score } = weighed.search(['gauge'])
    expect(score[1]).toBeGreaterThan(score[0]!)
  })

  test('covers the share of the words that stand there', () => {
    const { coverage } = index.search(['ball', 'valve', 'zorblax', 'gauge'])
    expect([...coverage]).toEqual([0.5, 0.5, 0.5, 0.25, 0])
  })

  test('of one question leaves nothing behind for the next', () => {
    const before = index.search(['valve'])
    index.search(['ball', 'gauge'])
    expect(index.search(['valve'])).toEqual(before)
  })
})

test('it knows the words that stand somewhere', () => {
  expect(index.has('brass')).toBe(true)
  expect(index.has('bras')).toBe(false)
  expect(index.has('constructor')).toBe(false)
})

test('other work goes on while many documents are read', async () => {
  const pause = vi.fn(async () => {})
  await indexOf(
    Array.from({ length: 1000 }, (_, i) => [{ text: `word${i}`, boost: 1 }]),
    { pause },
  )
  expect(pause.mock.calls.length).toBeGreaterThanOrEqual(20)
})

test('without documents nothing is found', async () => {
  const empty = await indexOf([])
  expect(empty.search(['valve']).score).toHaveLength(0)
})
