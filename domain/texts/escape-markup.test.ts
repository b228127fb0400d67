import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('a text leaves neither its element nor the quotes of an attribute', () => {
  expect(escapeMarkup(`<a b="c" d='e'> & &amp;`)).toBe(
    '&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt; &amp; &amp;amp;',
  )
})
