import { describe, expect, test } from 'vitest'
import { createFinder } from '#domain/finding/find.ts'
import { lampAttributes, lamps, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { firstWords } from './first-words.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
let lettersRead = 0
const counting = {
  ...finder,
  read: (text: string) => {
    lettersRead += text.length
    return finder.read(text)
  },
}
const assistant = await createAssistant(
  lamps,
  {
    attributes: lampAttributes,
    vocabulary: lampVocabulary,
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
  counting,
)

/** How much is read for a message, in letters, by all that reads it. */
function work(ask: () => unknown): number {
  lettersRead = 0
  ask()
  return lettersRead
}

describe('a message of any length', () => {
  test.each([
    ['words', 'need a wall lamp with 12 bulbs. '],
    ['figures', '144 '],
    ['one word', '['],
    ['a text without spaces', '灯'],
  ])('is read as far as one of the most that is read: %s', (_, piece) => {
    const long = piece.repeat(240_000 / piece.length)
    const [once, twice] = [long, long + long].map((text) => work(() => assistant.recommend([text])))
    expect(once).toBeGreaterThan(0)
    expect(twice).toBe(once)
    expect(once).toBeLessThan(200_000)
  })

  test('is answered by what it begins with, which is told', () => {
    const { reply, outcome } = assistant.recommend([
      `need a wall lamp with 12 bulbs. ${'and so on '.repeat(30_000)}`,
    ])
    expect(outcome.kind).toBe('products')
    expect(reply).toContain('I took the first 1000 words of it.')
    expect(assistant.recommend(['need a wall lamp with 12 bulbs']).reply).not.toContain('I took')
  })
})

describe('the first words', () => {
  test('are all, where they are not too many', () => {
    expect(firstWords(' a lamp\nof brass ')).toEqual({ text: 'a lamp\nof brass' })
    const most = Array.from({ length: 1000 }, () => 'word').join(' ')
    expect(firstWords(most)).toEqual({ text: most })
  })

  test('are whole, and none is counted that was cut', () => {
    const { text, words } = firstWords(`${'twelve-letters '.repeat(900)}end`)
    expect(text.endsWith('twelve-letters')).toBe(true)
    expect(text.split(' ')).toHaveLength(words!)
    expect(firstWords('x'.repeat(9000))).toEqual({ text: 'x'.repeat(8000), words: 1 })
  })
})
