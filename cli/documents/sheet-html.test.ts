import { expect, test } from 'vitest'
import { sheetHtml } from './sheet-html.ts'

test('a data sheet is titled by its product and by what it is, so that no list names it by its file', () => {
  const parts = { facts: [], lead: '', rows: [], rowsHeading: '', sections: [] }
  const html = sheetHtml({ name: 'Valve <15>', parts, picture: '', drawing: '' }, '')
  expect(html).toContain('<title>Valve &lt;15&gt;: Data sheet</title>')
})
