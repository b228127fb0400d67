import { describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'

const said = (...given: Parameters<typeof readText>) => readText(...given).errors

test('what nobody sees is left out', () => {
  expect(readText(' Full\u00a0bore\u200b ', 'word')).toEqual({ text: 'Full bore', errors: [] })
})

test('a text for readers keeps its non-breaking spaces, its quotes and its dashes', () => {
  const text = 'The lever’s “click” – at 5\u00a0N'
  expect(readText(text, 'prose')).toEqual({ text, errors: [] })
})

describe('a number or a file’s name', () => {
  test('has no typographic dashes and quotes', () => {
    expect(said('QG–63D', 'code')).toEqual([expect.stringContaining('write “QG-63D”')])
    expect(said('5″ valve.png', 'code')).toEqual([expect.stringContaining('5" valve.png')])
  })
})

test.each(['<b>bold</b>', 'a&nbsp;b', 'one<br/>two', '<p class="x">one'])('%j is HTML', (text) => {
  expect(said(text, 'prose')).toEqual([expect.stringContaining('which is HTML')])
})

test.each(['a < b and c > d', 'R&D', 'under <5 mm', 'AT&T; others'])('%j is none', (text) => {
  expect(said(text, 'prose')).toEqual([])
})

test('words that state nothing are refused, unless they are of the vocabulary', () => {
  for (const text of ['n/a', 'N.A.', 'TBD', '-', '???', 'unknown', 'not applicable']) {
    expect([text, ...said(text, 'word')]).toEqual([
      text,
      expect.stringContaining('leave the cell empty'),
    ])
  }
  expect(said('unknown', 'word', ['known', 'unknown'])).toEqual([])
  expect(said('None', 'word')).toEqual([])
})
