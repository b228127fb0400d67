import { expect, test } from 'vitest'
import { doubledKeys } from './read-folder.ts'

test.each([
  ['{"a": 1, "b": 2, "a": 3}', ['a']],
  ['{"a": [{"b": 1, "b": 2}], "c": {"d": 1, "\\u0064": 2}}', ['b', 'd']],
  ['{"a": {"x": 1}, "b": {"x": 1}, "c": [{"x": 1}, {"x": 2}]}', []],
  ['{"a": "\\"a\\": {", "b": "a", "c": ["a", "a"]}', []],
])('%s', (json, keys) => {
  expect(JSON.parse(json)).toBeTypeOf('object')
  expect(doubledKeys(json)).toEqual(keys)
})
