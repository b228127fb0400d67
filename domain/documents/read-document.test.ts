import { describe, expect, test } from 'vitest'
import { documentParts } from './document-parts.ts'
import { readDocument } from './read-document.ts'

const context = {
  inserts: {
    hot: (level: string) => [
      { kind: 'notice' as const, of: 'warning' as const, text: `Hot: ${level}.`, items: ['Wait.'] },
    ],
  },
  drawings: { box: ({ width = '1' }) => `<svg viewBox="0 0 ${width} 1"></svg>` },
  document: { products: [], figure: () => undefined },
}
const read = (body: string) => readDocument(body, context)

describe('a document', () => {
  test('has a section for each second-level heading, and one before the first', () => {
    const sections = read('Before.\n\n## One .wide\nFirst.\n\n## Loss & reach\nSecond.\n')
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['', ''],
      ['one', 'One'],
      ['loss-reach', 'Loss & reach'],
    ])
  })

  test('counts its steps through figures, notices and headings', () => {
    const body = '## A\n1. One.\n2. Two\n   and more.\n\n:::note\nMind.\n:::\n\n## B\n3. Three.\n'
    expect(documentParts(read(body)).map(({ id, text }) => [id, text])).toEqual([
      ['step-1', 'One.'],
      ['step-2', 'Two and more.'],
      ['a', 'A One. Two and more. Mind.'],
      ['step-3', 'Three.'],
      ['b', 'B Three.'],
    ])
  })

  test('has another numbered list beside its steps', () => {
    const [section] = read('1. One.\n\nThen:\n\n1. Other.\n')
    expect(section?.blocks.map(({ kind }) => kind)).toEqual(['steps', 'text', 'numbers'])
  })

  test('asks for drawings, passages and products by name', () => {
    const [section] = read(
      '{{box width=3 | **Figure 1.** A box.}}\n\n{{hot 5}}\n\n{{products depth}}\n',
    )
    expect(section?.blocks).toEqual([
      {
        kind: 'drawing',
        number: 1,
        name: 'box',
        svg: '<svg viewBox="0 0 3 1"></svg>',
        caption: '**Figure 1.** A box.',
      },
      {
        kind: 'notice',
        of: 'warning',
        blocks: [
          { kind: 'text', text: 'Hot: 5.' },
          { kind: 'list', items: ['Wait.'] },
        ],
      },
      { kind: 'products', look: 'table', slugs: undefined, keys: ['depth'] },
    ])
  })

  test('has tables, and pictures with their captions', () => {
    const body = "| Part | Size |\n|---|---:|\n| A \\| B | 3 |\n\n![A box](x/box.svg 'Its box.')\n"
    expect(read(body)[0]?.blocks).toEqual([
      { kind: 'table', columns: ['Part', 'Size'], rows: [['A | B', '3']] },
      { kind: 'picture', image: 'x/box.svg', alt: 'A box', caption: 'Its box.' },
    ])
  })

  test('keeps the fragments of steps for them', () => {
    expect(read('## Step 4\nText.\n')[0]?.id).toBe('part-step-4')
  })

  test.each([
    ['what nobody knows', '{{nothing}}', /nothing is called \{\{nothing\}\}/],
    ['HTML', 'Text\n<b>bold</b>', /HTML/],
    ['a heading of the first level', '# Title', /level/],
    ['two headings of one name', '## Same\nA\n\n## Same\nB', /two headings “Same”/],
    ['a row of another length', '| A | B |\n|---|---|\n| 1 |', /a row of 1 cells in a table of 2/],
    ['a picture without a caption', '![What](a.svg)', /without a description or a caption/],
  ])('is refused with %s', (_, body, message) => {
    expect(() => read(body)).toThrow(message)
  })
})
