import { describe, expect, test } from 'vitest'
import { formatKnowledgeState, parseKnowledgeState } from './knowledge-state.ts'

const parse = (query: string) => parseKnowledgeState(new URLSearchParams(query))

describe('the state of the Knowledge Center', () => {
  test('survives the way into an address and back', () => {
    const state = { category: 'Data Sheets', query: 'bend radius', part: 3, doc: 'a-b', page: 7 }
    expect(parse(formatKnowledgeState(state))).toEqual(state)
  })

  test('leaves its defaults out of the address', () => {
    expect(formatKnowledgeState(parse(''))).toBe('')
    expect(formatKnowledgeState({ page: 4 })).toBe('')
  })

  test.each(['part=0&page=0', 'part=-1&page=-2', 'part=abc&page=1e3', 'part=999999&page=1.5'])(
    'takes no number from %s',
    (query) => expect(parse(query)).toMatchObject({ part: 1, page: 0 }),
  )

  test('cuts what is longer than any name', () => {
    expect(parse(`q=${'x'.repeat(5000)}`).query.length).toBeLessThan(500)
    expect(parse(`doc=${'x'.repeat(5000)}`).doc.length).toBeLessThan(2000)
  })
})
