import { expect, test } from 'vitest'
import { parseRequests } from './parse-requests.ts'

const line = (fields: object) =>
  JSON.stringify({
    message: 'a valve',
    accept_any: ['valve'],
    must_not: [],
    kind: 'plain',
    ...fields,
  })

test('a file holds requests of its author, each known by file and line', () => {
  const content = `{"q": "valve 15", "expect_any": ["valve-15"], "note": "size"}\n\n${line({})}\n`
  expect(parseRequests(content, 'some/where/ann-search.jsonl')).toEqual({
    search: [{ id: 'ann-search.jsonl:1', author: 'ann', query: 'valve 15', expect: ['valve-15'] }],
    assistant: [
      {
        id: 'ann-search.jsonl:3',
        author: 'ann',
        kind: 'plain',
        turns: ['a valve'],
        accept: ['valve'],
        mustNot: [],
        forbidden: [],
        meets: [],
      },
    ],
  })
})

test('a conversation is a list of turns', () => {
  const { assistant } = parseRequests(line({ message: ['a valve', 'of brass'] }), 'x.jsonl')
  expect(assistant[0]).toMatchObject({ author: 'x', turns: ['a valve', 'of brass'] })
})

test.each([
  ['no JSON', '{"q": "valve"', 'is no JSON'],
  ['no expectation', '{"q": "valve", "expect_any": []}', 'expect_any: '],
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
