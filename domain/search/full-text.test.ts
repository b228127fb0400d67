import { expect, test } from 'vitest'
import { createFullText } from './full-text.ts'

const texts = [
  { name: 'Wall lamp', text: 'hangs on hooks' },
  { name: 'Hook', text: 'carries any wall lamp' },
  { name: 'Course', text: 'hanging lamps, in a career of a day' },
]
const index = await createFullText(
  texts.map((fields, id) => ({ id, fields })),
  {
    boosts: { name: 5, text: 1 },
    wordsOf: (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
    isSound: (word) => word === 'careers',
  },
)
const found = (...words: string[]) => index.search(words).map(({ id }) => texts[id]!.name)

test('a document with the word in its name comes first', () => {
  expect(found('wall', 'lamp')).toEqual(['Wall lamp', 'Hook', 'Course'])
})

test('a beginning of four letters finds, and a word with a slip that is not right as it stands', () => {
  expect([found('cour'), found('cou')]).toEqual([['Course'], []])
  expect([found('careeer'), found('careers')]).toEqual([['Course'], []])
})

test('a hit says which words it holds, and a rare word is worth more', () => {
  expect(index.search(['wall', 'carries'])[0]).toMatchObject({ id: 0, words: ['wall'] })
  expect(index.rarity('hook')).toBeGreaterThan(index.rarity('lamp'))
  expect([index.has('lamp'), index.has('lam')]).toEqual([true, false])
})

test('a word counts as much as its weight', () => {
  const first = (weight: number) =>
    index.search(['hook', 'course'], (word) => (word === 'hook' ? weight : 1))[0]!.id
  expect([first(3), first(0.3)]).toEqual([1, 2])
})
