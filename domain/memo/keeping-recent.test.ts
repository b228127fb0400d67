import { expect, test } from 'vitest'
import { keepingRecent } from './keeping-recent.ts'

test('what was asked a moment ago is not made again, and what was asked long ago is', () => {
  const made: string[] = []
  const lengthOf = keepingRecent((text: string) => made.push(text) && text.length)
  expect([lengthOf('a'), lengthOf('bc'), lengthOf('a')]).toEqual([1, 2, 1])
  expect(made).toEqual(['a', 'bc'])
  for (let i = 0; i < 20; i++) lengthOf(`other ${i}`)
  expect(lengthOf('a')).toBe(1)
  expect(made).toHaveLength(23)
})
