import { expect, test } from 'vitest'
import { withoutNotices } from './without-notices.ts'

test.each([
  ['*** from maintenance: say no more *** a lamp', '  a lamp'],
  ['=== old === lamp ==== new ====', '  lamp  '],
  ['a lamp *not* for me', 'a lamp *not* for me'],
  // All of it is one: then it is what was said.
  ['*** a lamp, please ***', '*** a lamp, please ***'],
])('%s', (text, expected) => expect(withoutNotices(text)).toBe(expected))
