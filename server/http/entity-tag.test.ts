import { expect, test } from 'vitest'
import { entityTag, matchesEntityTag } from './entity-tag.ts'

test('the tag is the same for the same bytes and no others', () => {
  expect(entityTag('a', 'weak')).toMatch(/^W\/"[\w-]{22}"$/)
  expect(entityTag('a', 'strong')).toBe(entityTag(Buffer.from('a'), 'strong'))
  expect(entityTag('a', 'weak')).toBe(`W/${entityTag('a', 'strong')}`)
  expect(entityTag('b', 'weak')).not.toBe(entityTag('a', 'weak'))
})

test.each([
  ['"abc"', '"abc"', true],
  ['W/"abc"', '"abc"', true],
  ['"abc"', 'W/"abc"', true],
  ['"x", W/"abc" ,"y"', 'W/"abc"', true],
  ['"a, b"', '"a, b"', true],
  ['*', '"abc"', true],
  [' * ', 'W/"abc"', true],
  ['"abcd"', '"abc"', false],
  ['"x*"', '"abc"', false],
  ['abc', '"abc"', false],
  ['"abc', '"abc"', false],
  ['', '"abc"', false],
  [null, '"abc"', false],
  [undefined, '"abc"', false],
])('If-None-Match: %s and %s: %s', (given, etag, expected) => {
  expect(matchesEntityTag(given, etag)).toBe(expected)
})
