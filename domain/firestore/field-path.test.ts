import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { formatFieldPath, parseFieldPath } from './field-path.ts'

describe('a field path', () => {
  test('leaves simple identifiers as they are', () => {
    expect(formatFieldPath(['section1', 'heading_2'])).toBe('section1.heading_2')
  })

  test('puts names with spaces, dots or digits first between back-quotes', () => {
    expect(formatFieldPath(['Include Y or N'])).toBe('`Include Y or N`')
    expect(formatFieldPath(['a.b', '1x'])).toBe('`a.b`.`1x`')
  })

  test('escapes back-quotes and back-slashes', () => {
    expect(formatFieldPath(['bak`tik'])).toBe('`bak\\`tik`')
    expect(parseFieldPath('`bak\\`tik`.`a\\\\b`')).toEqual(['bak`tik', 'a\\b'])
  })

  test('reads back whatever was written', () => {
    const names = fc.array(anyText({ minLength: 1 }), { minLength: 1 })
    fc.assert(
      fc.property(names, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
      }),
    )
  })

  test.each(['', 'a..b', '.a', 'a.', 'Include Y', '`open', '``', '`a`b', '1a'])(
    'refuses %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow('Invalid property path')
    },
  )
})
