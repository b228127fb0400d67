import { expect, test } from 'vitest'
import { rememberFew } from './remember-few.ts'

test('what was asked for last is kept, and no more than was said', () => {
  const made: string[] = []
  const lengthOf = rememberFew(2, (text: string) => {
    made.push(text)
    return text.length
  })
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5])
  expect(made).toEqual(['one', 'three'])
  expect([lengthOf('one'), lengthOf('eleven')]).toEqual([3, 6])
  // 'three' was asked for before 'one' and had to go.
  expect([lengthOf('one'), lengthOf('three')]).toEqual([3, 5])
  expect(made).toEqual(['one', 'three', 'eleven', 'three'])
})

test('a value that is none is kept as well', () => {
  let times = 0
  const find = rememberFew(1, () => void times++)
  find('here')
  find('here')
  expect(times).toBe(1)
})
