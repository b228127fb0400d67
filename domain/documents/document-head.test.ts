import { expect, test } from 'vitest'
import { parseDocumentHead } from './document-head.ts'

const head = 'title: T\nkind: Note\nnumber: N-1\ndate: 2026-11\nlede: "A: colon stays."'

test('a source is a head and a body', () => {
  const source = parseDocumentHead(
    'notes/On Bends.md',
    `---\n${head}\npictures: a b-2\n---\nBody\n`,
  )
  expect(source.body).toBe('Body\n')
  expect(source.head).toMatchObject({
    lede: 'A: colon stays.',
    pictures: ['a', 'b-2'],
    layout: 'flow',
    revision: 'A',
  })
})

test.each([
  ['no head', 'Body', /no head/],
  ['a missing field', '---\ntitle: T\n---\n', /kind/],
  ['a field nobody knows', `---\n${head}\nauthor: me\n---\n`, /author/],
  ['a date that is none', `---\n${head.replace('2026-11', 'soon')}\n---\n`, /a month or a day/],
  ['a line that is no field', `---\n${head}\nnonsense\n---\n`, /cannot read the head/],
  ['an unknown layout', `---\n${head}\nlayout: wide\n---\n`, /layout/],
])('%s is refused with a message that names the file', (_, text, message) => {
  expect(() => parseDocumentHead('a.md', text)).toThrow(message)
  expect(() => parseDocumentHead('a.md', text)).toThrow(/^a\.md/)
})
