import { describe, expect, test } from 'vitest'
import { renderProse } from './render-prose.server.ts'

describe('a text', () => {
  test('has its headings as contents, each with an address', () => {
    const { contents, parts } = renderProse('## Loss & reach\n\nText\n\n### Detail\n\n## Sources\n')
    expect(contents).toEqual([
      { id: 'loss-reach', text: 'Loss & reach' },
      { id: 'sources', text: 'Sources' },
    ])
    const [part] = parts
    expect(part).toMatchObject({ kind: 'text' })
    const html = part?.kind === 'text' ? part.html : ''
    expect(html).toContain('<h2 id="loss-reach" tabindex="-1">Loss &amp; reach</h2>')
    expect(html).toContain('<h3>Detail</h3>')
  })

  test('makes a figure of a picture alone in its paragraph, and numbers it', () => {
    const picture = (n: number) => `![What it shows](a/b-${n}.svg 'Caption ${n}.')`
    const { parts } = renderProse(`One\n\n${picture(1)}\n\nTwo\n\n${picture(2)}\n`)
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'figure', 'text', 'figure'])
    expect(parts[3]).toEqual({
      kind: 'figure',
      name: 'Figure 2',
      image: 'a/b-2.svg',
      alt: 'What it shows',
      caption: 'Caption 2.',
    })
  })

  test('makes a table with the caption written before it', () => {
    const table = '| Port | Loss |\n|---|---|\n| *A* < B | [1](/a) |\n'
    expect(renderProse(`Table: Ports\n\n${table}`).parts).toEqual([
      {
        kind: 'table',
        caption: 'Ports',
        columns: ['Port', 'Loss'],
        rows: [['<em>A</em> &lt; B', '<a href="/a">1</a>']],
      },
    ])
  })

  test('keeps numbers with their units, and words apart', () => {
    const [part] = renderProse('3 dB over 500 m at 400 Gb/s in 2 minutes\n').parts
    expect(part).toEqual({
      kind: 'text',
      html: '<p>3\u00a0dB over 500\u00a0m at 400\u00a0Gb/s in 2 minutes</p>\n',
    })
  })

  test('is counted in words as they are read', () => {
    expect(renderProse('## Two words\n\nThree [more words](/an/address) – 3.5\n').words).toBe(6)
  })

  test.each([
    ['HTML', 'Text <b>bold</b>'],
    ['a script', '<script>alert(1)</script>'],
    ['a first-level heading', '# Title'],
    ['two headings of one name', '## Same\n\n## Same'],
    ['a table without a caption', '| A |\n|---|\n| 1 |'],
    ['a figure without a caption', '![What](a.svg)'],
    ['a figure without a description', "![](a.svg 'Caption.')"],
    ['a picture inside a line', 'Here ![What](a.svg) it is'],
  ])('is refused with %s', (_, markdown) => {
    expect(() => renderProse(markdown)).toThrow()
  })
})
