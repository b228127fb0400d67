import { expect, test } from 'vitest'
import { figuresBy, judgeAll, pairedWins, timesOf, wilson, type Verdict } from './figures.ts'
import { parseRequests } from './parse-requests.ts'

const noFault = { recommended: [], violations: [], invented: [], faults: [] }
const timed = <Answer>(answer: Answer, milliseconds = 1) => ({ answer, milliseconds })

test('wilson gives the interval of a share', () => {
  expect(wilson(57, 67)).toEqual({ share: 0.851, low: 0.747, high: 0.917, n: 67 })
  expect(wilson(5, 5)).toMatchObject({ share: 1, high: 1 })
})

test('products count among products, and a page wherever it is shown', () => {
  const lines = [
    { q: 'valve', expect_any: ['valve'] },
    { q: 'cap', expect_any: ['cap'] },
    { q: 'jobs', expect_any: ['/jobs'] },
  ]
  const requests = parseRequests(lines.map((line) => JSON.stringify(line)).join('\n'), 'x.jsonl')
  const list = [timed(['/a', 'valve']), timed(['a', 'b', 'c', 'cap']), timed(['a', '/jobs'])]
  const header = [timed([]), timed(['a', 'b', 'cap']), timed(['/knowledge-center?doc=jobs'])]
  const answers = { search: list, suggest: header, reply: [] }
  const marks = judgeAll(requests, answers, () => noFault).map((verdict) => verdict.marks)
  const none = { 'header, first': false, 'header, first three': false }
  const third = { 'header, first': false, 'header, first three': true }
  expect(marks).toEqual([
    { 'list, first': true, 'list, first three': true, ...none },
    { 'list, first': false, 'list, first three': false, ...third },
    { 'list, page': true, 'header, page': false },
  ])
})

const origin = {
  id: 'x:1',
  author: 'x',
  half: 'read',
  turns: [],
  expected: [],
  answer: '',
} as const
const verdictOf = (kind: string, sound: boolean, violations: string[] = []): Verdict => {
  return { ...origin, ...noFault, kind, violations, marks: { sound } }
}

test('figures are those of each group', () => {
  const verdicts = [verdictOf('fit', true), verdictOf('fit', false, ['a']), verdictOf('none', true)]
  expect(figuresBy(verdicts, 'kind')).toMatchObject({
    fit: { sound: { share: 0.5, n: 2 }, violations: 1, invented: 0 },
    none: { sound: { share: 1, n: 1 }, violations: 0 },
  })
})

test('wins and losses are counted by kind', () => {
  const mine = [verdictOf('fit', true), verdictOf('fit', false), verdictOf('none', true)]
  const theirs = [verdictOf('fit', false), verdictOf('fit', true), verdictOf('none', false)]
  expect(pairedWins(mine, theirs)).toEqual({
    sound: { wins: 2, losses: 1, net: 1, n: 3 },
    'sound, fit': { wins: 1, losses: 1, net: 0, n: 2 },
    'sound, none': { wins: 1, losses: 0, net: 1, n: 1 },
  })
})

test('times are the median, the 95th percentile and the longest', () => {
  const reply = Array.from({ length: 100 }, (_, i) => timed('', i + 1))
  expect(timesOf({ search: [], suggest: [], reply })).toEqual({
    reply: { median: 50, p95: 95, max: 100 },
  })
})
