import { expect, test } from 'vitest'
import { withoutAtEnd, withoutLastWord } from './cut-end.ts'
import { inTime, of } from './long-texts.fixture.ts'

test.each([
  ['a/b//', '/', 'a/b'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a.:', '.:', 'a'],
  ['a.b', '.:', 'a.b'],
])('%j without what it ends in of %j', (text, signs, expected) => {
  expect(withoutAtEnd(text, signs)).toBe(expected)
})

test.each([
  ['one two  thr', 'one two'],
  ['one two ', 'one two'],
  ['one', 'one'],
  ['', ''],
])('%j without its last word', (text, expected) => {
  expect(withoutLastWord(text)).toBe(expected)
})

test('a text of many signs that do not end it holds nobody up', async () => {
  await inTime(() => withoutAtEnd(`${of('/')}a`, '/'))
  await inTime(() => withoutLastWord(`a${of(' ')}b c`))
})
