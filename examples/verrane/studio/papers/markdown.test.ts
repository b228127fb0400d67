import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

const none = () => ''

test('each second-level heading opens a section that ends where the next begins', () => {
  const html = renderMarkdown('before\n\n## One .wide\nfirst\n\n## Two\nsecond\n', none)
  expect(html).toContain(
    '<section class="part wide"><h2>One</h2><div class="matter"><p>first</p>\n</div></section>',
  )
  expect(html.match(/<section/g)).toHaveLength(2)
  expect(html.indexOf('before')).toBeLessThan(html.indexOf('<section'))
})

test('an insert gets its name and argument and stands in place of its line', () => {
  const asked: string[][] = []
  const html = renderMarkdown('a\n\n{{tray radius=30 | **Figure 1.**}}\n\nb', (...question) => {
    asked.push(question)
    return '<figure></figure>'
  })
  expect(asked).toEqual([['tray', 'radius=30 | **Figure 1.**']])
  expect(html).toBe('<p>a</p>\n<figure></figure>\n<p>b</p>\n')
})

test('a notice is named, may hold a list, and its inserts are answered', () => {
  const html = renderMarkdown(':::warning\nHot.\n- one\n\n{{x}}\n:::\n', () => '<i>x</i>')
  expect(html).toMatch(
    /^<div class="notice warning" role="note"><p><b class="word">Warning<\/b>Hot/,
  )
  expect(html).toContain('<li>one')
  expect(html).toContain('<i>x</i>')
})

test('a list that continues after a figure keeps its numbers', () => {
  expect(renderMarkdown('1. a\n\n{{x}}\n\n2. b', none)).toContain('<ol start="2">')
})
