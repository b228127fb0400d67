import { expect, test } from 'vitest'
import { lookup } from './lookup.ts'

test('finds what a record holds itself, whatever it is called', () => {
  const record = { a: 1, constructor: 2, ['__proto__']: 3 } as Record<string, number>
  expect(['a', 'constructor', '__proto__'].map((name) => lookup(record, name))).toEqual([1, 2, 3])
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'a'])(
  'finds nothing under %s in a record that lacks it',
  (name) => {
    expect(lookup({}, name)).toBeUndefined()
    expect(lookup(Object.create(null), name)).toBeUndefined()
  },
)
