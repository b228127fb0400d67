import { expect, test } from 'vitest'
import { parseSource } from './source.ts'

const head = 'title: T\nkind: Note\nnumber: N-1\nlede: "A: colon stays."'

test('a source is a head and a body, named for where its PDF goes', () => {
  const source = parseSource('notes/On Bends.md', `---\n${head}\npictures: a b-2\n---\nBody\n`)
  expect(source.stem).toBe('notes/On Bends')
  expect(source.body).toBe('Body\n')
  expect(source.head).toMatchObject({
    lede: 'A: colon stays.',
    pictures: ['a', 'b-2'],
    layout: 'flow',
  })
})

test.each([
  ['no head', 'Body', /no head/],
  ['a missing field', '---\ntitle: T\n---\n', /lacks kind/],
  ['a line that is no field', `---\n${head}\nnonsense\n---\n`, /cannot read the head/],
  ['an unknown layout', `---\n${head}\nlayout: wide\n---\n`, /layout “wide” is none of flow/],
])('%s is refused with a message that names the file', (_, text, message) => {
  expect(() => parseSource('a.md', text)).toThrow(message)
  expect(() => parseSource('a.md', text)).toThrow(/^a\.md/)
})
