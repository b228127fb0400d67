import * as fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { blocks, item, link, plainText, table } from './markdown.ts'

const hostile = [
  '# Heading',
  '#hash',
  '- item',
  '-40 to 75 °C',
  '---',
  '===',
  '~~~ code',
  '1. First',
  '1.5 mm',
  '> quote',
  '**bold** _em_ `code`',
  '[text](javascript:alert(1)) ![x](y)',
  '<script>alert(1)</script> <!-- x -->',
  'a | b || c',
  '&lt;b&gt; AT&T &copy &#60;',
  'line one\n\nline two\r\n# three',
  'ends with \\',
  '\\| \\\\ \\*',
  '+ plus',
  '![',
  '</td></table>',
]
const words = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('a text of an editor in Markdown', () => {
  test.each(hostile)('shows as it was written: %s', (text) => {
    expect(shown(plainText(text))).toBe(words(text))
    expect(rendered(plainText(text))).toMatch(/^<p>[^<]*<\/p>\s*$/)
  })

  test.each(hostile)('stays one line of a list: %s', (text) => {
    const html = rendered([item(plainText(text)), item('next')].join('\n'))
    expect(html.match(/<[a-z]+/g)).toEqual(['<ul', '<li', '<li'])
  })

  test.each(hostile)('stays in its cell of a table: %s', (text) => {
    const html = rendered(
      table(
        ['A', 'B'],
        [
          [plainText(text), plainText(text)],
          ['x', 'y'],
        ],
      ),
    )
    expect(html.match(/<td/g)).toHaveLength(4)
    expect(html).not.toMatch(/<(script|b|em|strong|code|h\d|img|a)\b/)
  })

  test.each(hostile)('stays in its link: %s', (text) => {
    const html = rendered(link(text, 'https://verrane.example/a'))
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('<a href="https://verrane.example/a">')
    expect(html).not.toContain('javascript:alert(1)"')
  })

  test('never becomes markup, whatever it is', () => {
    const signs = ' #-+*_`~[]()<>|\\&!=.;:\n\tabc123'.split('')
    const unit = fc.constantFrom(...signs, '&lt;', '```', '    ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const html = rendered(plainText(text))
        expect(html.replace(/^<p>|<\/p>\s*$/g, '')).not.toMatch(/<[a-z]/)
        expect(shown(plainText(text))).toBe(words(text))
      }),
      { numRuns: 2000 },
    )
  })
})

test('an address cannot leave its link', () => {
  const html = rendered(link('x', 'https://verrane.example/a(b)<c> d'))
  expect(html).toContain('href="https://verrane.example/a%28b%29%3Cc%3E%20d"')
})

test('blocks stand apart, and empty ones leave no gap', () => {
  expect(blocks('a', '', 'b')).toBe('a\n\nb\n')
})

function rendered(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** What a reader sees of it. */
function shown(markdown: string): string {
  return rendered(markdown)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}
