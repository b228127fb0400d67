import { expect, test } from 'vitest'
import { parseRequests } from './parse-requests.ts'

const line = (fields: object) =>
  JSON.stringify({ message: 'a valve', kind: 'constraint', ...fields })

test('a request is known by file and line, and has an author and a half', () => {
  const content = `{"q": "valve 15", "expect_any": ["valve-15"], "note": "size"}\n\n${line({})}\n`
  const { search, assistant } = parseRequests(content, 'some/where/ann-search.jsonl')
  const author = 'ann'
  expect(search).toEqual([
    { id: 'ann-search.jsonl:1', author, half: 'held', query: 'valve 15', expect: ['valve-15'] },
  ])
  const origin = { id: 'ann-search.jsonl:3', author, half: 'read' }
  const fields = { accept: [], mustNot: [], forbidden: [], meets: [], says: [], pages: [] }
  expect(assistant).toEqual([{ ...origin, ...fields, kind: 'constraint', turns: ['a valve'] }])
})

test('the halves are about equal, and depend on the text alone', () => {
  const lines = Array.from({ length: 200 }, (_, i) => line({ message: `valve ${i}` }))
  const halvesOf = (content: readonly string[]) =>
    parseRequests(content.join('\n'), 'x.jsonl').assistant.map(({ half }) => half)
  const read = halvesOf(lines).filter((half) => half === 'read')
  expect(read.length).toBeGreaterThan(70)
  expect(read.length).toBeLessThan(130)
  expect(halvesOf(lines.toReversed())).toEqual(halvesOf(lines).toReversed())
})

test('a conversation is a list in either field', () => {
  const turns = ['a valve', 'of brass']
  const lines = [line({ message: turns }), line({ message: undefined, turns })]
  const { assistant } = parseRequests(lines.join('\n'), 'x.jsonl')
  expect(assistant.map((request) => request.turns)).toEqual([turns, turns])
})

test.each([
  ['plain', 'constraint'],
  ['impossible', 'none'],
  ['injection', 'hostile'],
  ['service', 'company'],
])('the former kind %s is %s', (kind, now) => {
  expect(parseRequests(line({ kind }), 'x.jsonl').assistant[0]?.kind).toBe(now)
})

test.each([
  ['no JSON', '{"q": "valve"', 'is no JSON'],
  ['no expectation', '{"q": "valve"}', 'expect_any: '],
  ['two conversations', line({ turns: ['a valve'] }), 'either message or turns'],
  ['what is no address', line({ pages: ['careers'] }), 'pages.0: Not an address'],
  ['an unknown kind', line({ kind: 'odd' }), 'kind: '],
  ['a misspelt field', line({ mustnot: [] }), 'mustnot'],
  ['an empty message', line({ message: ' ' }), 'message: '],
  ['what is no constraint', line({ meets: ['bore about 15'] }), 'meets.0: Not a constraint'],
  ['what is no object', '7', 'expected object'],
])('%s is said with its file and line', (_, wrong, said) => {
  expect(() => parseRequests(`${line({})}\n${wrong}`, 'some/where/x.jsonl')).toThrow(
    /^some\/where\/x\.jsonl:2: /,
  )
  expect(() => parseRequests(wrong, 'x.jsonl')).toThrow(said)
})

test('all lines that are wrong are said at once', () => {
  const wrong = () => parseRequests(`[\n${line({})}\n{`, 'x.jsonl')
  expect(wrong).toThrow('x.jsonl:1: is no JSON\nx.jsonl:3: is no JSON')
})
