import { expect, test } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'

test('a head holds values, groups of values and lists of groups', () => {
  const source = `---
title: A: colon stays
action:
  label: Browse
  to: /products
related:
  - label: One
    to: /one
  - label: Two
    to: /two
---
Text
---
more
`
  expect(splitFrontMatter(source)).toEqual({
    front: {
      title: 'A: colon stays',
      action: { label: 'Browse', to: '/products' },
      related: [
        { label: 'One', to: '/one' },
        { label: 'Two', to: '/two' },
      ],
    },
    body: 'Text\n---\nmore\n',
  })
})

test('line ends of other systems are read alike', () => {
  expect(splitFrontMatter('---\r\na: 1\r\n---\r\nText\r\n')).toEqual({
    front: { a: '1' },
    body: 'Text\n',
  })
})

test.each([
  ['no head', 'Text', 'no head'],
  ['a line that is no field', '---\nnonsense\n---\n', 'nonsense'],
  ['a name without a value', '---\ntitle:\n---\n', 'title:'],
  ['a wrong indent', '---\na:\n   b: 1\n---\n', ' b: 1'],
  ['a list with a group in it', '---\na:\n  - b: 1\n  c: 2\n---\n', '  c: 2'],
])('%s is refused with the line', (_, source, message) => {
  expect(() => splitFrontMatter(source)).toThrow(message)
})
