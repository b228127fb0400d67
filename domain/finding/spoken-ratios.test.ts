import { expect, test } from 'vitest'
import { english } from './languages/english.ts'
import { createRatioSpeller } from './spoken-ratios.ts'

const spell = createRatioSpeller(english)

test.each([
  ['one-by-eights to bury', '1x8 to bury'],
  ['a two by sixteen, please', 'a 2x16, please'],
  ['1 by 32 in a box', '1x32 in a box'],
  ['a one by sixty-four', 'a 1x64'],
  // A size, and how somebody comes.
  ['two by three inches', 'two by three inches'],
  ['two by four feet', 'two by four feet'],
  ['ten by eleven', 'ten by eleven'],
  ['one by one', 'one by one'],
])('%s', (text, expected) => expect(spell(text)).toBe(expected))

test('a language without such a word leaves a text as it is', () => {
  expect(createRatioSpeller({})('one by eight')).toBe('one by eight')
})
