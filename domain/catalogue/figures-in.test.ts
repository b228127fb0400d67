import { expect, test } from 'vitest'
import { figuresIn } from './figures-in.ts'

test.each<[unknown, number[]]>([
  [5, [5]],
  [
    [5, '6', 7],
    [5, 7],
  ],
  [{ min: 1, typ: 2, max: 3, basis: 'two joints' }, [1, 2, 3]],
  [{ max: 3 }, [3]],
  ['5', []],
  [null, []],
])('%j states the figures %j', (value, figures) => {
  expect(figuresIn(value)).toEqual(figures)
})
