import { expect, test } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'

test('a head holds values, groups of values and lists of groups, all of them texts', () => {
  const source = `---
title: "A: colon stays"
action:
  label: Browse
  to: /products
keyFigures:
  - value: 432
    label: One
  - value: 3 dB
    label: Two
---
Text
---
more
`
  expect(splitFrontMatter(source)).toEqual({
    front: {
      title: 'A: colon stays',
      action: { label: 'Browse', to: '/products' },
      keyFigures: [
        { value: '432', label: 'One' },
        { value: '3 dB', label: 'Two' },
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
  ['a colon that YAML reads as a second name', '---\ntitle: A: colon\n---\n', 'title: A: colon'],
  ['a name twice', '---\na: 1\na: 2\n---\n', 'unique'],
  ['a list with a group in it', '---\na:\n  - b: 1\n  c: 2\n---\n', 'line 3'],
])('%s is refused with its place', (_, source, message) => {
  expect(() => splitFrontMatter(source)).toThrow(message)
})
