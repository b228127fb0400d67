import { expect, test } from 'vitest'
import { sectionsOfMarkdown } from './markdown-sections.ts'
import { sectionsOfRecord } from './page-sections.ts'

const other = { heading: 'Another page', text: 'It is searched by itself.' }

test('a record says what stands under its headings, and its items in a line each', () => {
  const sections = sectionsOfRecord(
    {
      heading: 'Offices',
      text: 'Two of them.',
      items: [
        { name: 'Head office', id: 'head', phone: '+1 555', address: ['Main Street 1', 'Troy'] },
        { name: 'Works', picture: 'pictures/works.webp', opened: '2026-03-17' },
        { label: 'Map', to: '/map' },
        { name: 'Roof', structure: 'M4 48h88M42 48V6h46v42', role: 'Mast' },
      ],
      facts: [{ label: 'Employees', value: 2000, prefix: 'About ' }],
      see: other,
    },
    (value) => value === other,
  )
  expect(sections).toEqual([
    {
      heading: 'Offices',
      lines: [
        'Two of them.',
        'Head office: +1 555; Main Street 1, Troy',
        'Works: March 17, 2026',
        'Roof: Mast',
        'Employees: About 2,000',
      ],
    },
  ])
})

test('a file says what it is by its note; a link says nothing', () => {
  const files = [
    { label: 'Parts', file: 'lists/parts.xlsx', note: 'Every number' },
    { label: 'Logo', file: 'logo.svg' },
    { label: 'Contact', to: '/contact-us' },
  ]
  expect(sectionsOfRecord({ heading: 'For your file', files })).toEqual([
    { heading: 'For your file', lines: ['Parts: Every number'] },
  ])
})

test('a question of a record is the heading of its answer', () => {
  expect(sectionsOfRecord([{ question: 'Is it open?', answer: 'Yes.' }])).toEqual([
    { heading: 'Is it open?', lines: ['Yes.'], isQuestion: true },
  ])
})

test('a row of a table says what its columns are called', () => {
  const columns = ['Class', 'Radius', 'Turns']
  const rows = [['A1', '15 mm', '10']]
  expect(sectionsOfRecord({ heading: 'Bends', columns, rows })).toEqual([
    { heading: 'Bends', lines: ['A1: Radius 15 mm, Turns 10'] },
  ])
})

test('a text in Markdown says its paragraphs, items and rows heading by heading', () => {
  const text = `## Bends .wide
A **bend** costs [loss](/loss).
{{drawing of a bend}}
:::note
1. Measure it
:::

Table: Classes

| Class | Radius |
|---|---:|
| A1 | 15 mm |

### Example
One turn.`
  expect(sectionsOfMarkdown(text)).toEqual([
    { heading: 'Bends', lines: ['A bend costs loss.', 'Measure it'] },
    { heading: 'Bends: Classes', lines: ['A1: 15 mm'] },
    { heading: 'Bends: Example', lines: ['One turn.'] },
  ])
})
