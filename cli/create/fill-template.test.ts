import { expect, test } from 'vitest'
import { fillTemplate, setProperties } from './fill-template.ts'

const values = {
  name: `O'Neill \\ "Sons" *`,
  year: 2026,
}

test('source keeps its meaning whatever is filled in', () => {
  const source = `export const a = {
  name: 'By {{name}}',
  year: Number('{{year}}'),
}
`
  expect(fillTemplate('a.ts', source, values)).toBe(`export const a = {
  name: 'By O\\'Neill \\\\ "Sons" *',
  year: 2026,
}
`)
})

test('records, pages and other files are set as their format wants it', () => {
  expect(JSON.parse(fillTemplate('a.json', '{"a": ["{{name}}", 1]}', values))).toEqual({
    a: [values.name, 1],
  })
  expect(fillTemplate('a.md', '# {{name}}\n`{{name}}`', values)).toBe(
    `# O'Neill \\\\ "Sons" \\*\n\`${values.name}\``,
  )
  expect(fillTemplate('a.txt', '{{name}}', values)).toBe(values.name)
})

test('a placeholder or a property that is not known is no company’s fault', () => {
  expect(() => fillTemplate('a.txt', '{{other}}', values)).toThrow('asks for {{other}}')
  expect(setProperties(':root { --ink: red; --ink-2: red; }', { ink: '#111111' })).toBe(
    ':root { --ink: #111111; --ink-2: red; }',
  )
  expect(() => setProperties('', { ink: '#111111' })).toThrow('has no --ink')
})
