import { expect, test } from 'vitest'
import { withTexts, type Missing } from './add-texts.ts'

const source = `export const interfaceTexts = {
  list: {
    add: 'In die Liste',
  },
} satisfies InterfaceTexts
`

test('texts that a folder lacks stand in their groups, and a group that it lacks at the end', () => {
  const missing: Missing[] = [
    { group: 'list', name: 'yours', text: 'Ihre Liste' },
    { group: 'ui', name: 'page', text: "Seite '{page}' \\ $&" },
    { group: 'ui', name: 'lines', text: { one: 'eine Zeile', other: '{count} Zeilen' } },
    { group: 'ui', name: 'silence', text: { 'not stated': 'nicht angegeben' } },
  ]
  expect(withTexts(source, missing, new Set(['list']))).toEqual({
    left: [],
    text: `export const interfaceTexts = {
  list: {
    yours: 'Ihre Liste',
    add: 'In die Liste',
  },
  ui: {
    page: 'Seite \\'{page}\\' \\\\ $&',
    lines: { one: 'eine Zeile', other: '{count} Zeilen' },
    silence: { 'not stated': 'nicht angegeben' },
  },
} satisfies InterfaceTexts
`,
  })
})

test('a group that is written in another way is left to whoever wrote it', () => {
  const own = 'export const interfaceTexts = { ...all, list: other }\n'
  const missing = [{ group: 'list', name: 'yours', text: 'Ihre Liste' }]
  expect(withTexts(own, missing, new Set(['list']))).toEqual({ text: own, left: ['list'] })
})
