import { expect, test } from 'vitest'
import { search } from '#test/product-search.ts'
import { findTyped } from './unfinished-word.ts'

const read = (text: string) => findTyped(search, text).query.written

test.each([
  ['40 bar val', '40 bar valves'],
  ['DN 15 Val', 'DN 15 valves'],
  ['brass gau', 'brass gauges'],
])('“%s” is what it is going to be', (typed, text) => {
  expect(read(typed)).toBe(text)
})

test.each([
  // By itself it begins names.
  'val',
  // It may go on as anything.
  '40 bar va',
  // It is whole, or was ended.
  '40 bar valve',
  '40 bar val ',
  // Nothing is called so.
  '40 bar zoo',
  // It stands for a number.
  'QB-val',
  // Nothing is so and called so.
  '4000 bar gau',
  '',
])('“%s” is read as it stands', (typed) => {
  expect(read(typed)).toBe(typed)
})
