import { beforeAll, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { catalogue } from '#test/catalogue.ts'
import { askAll } from '../../../eval/ask-all.ts'
import type { Verdict } from '../../../eval/judge.ts'
import { standing } from '../../../eval/standing.ts'
import { allRequests } from '../eval/all-requests.ts'
import { summarize, type Summary } from '../../../eval/summary.ts'

let verdicts: Verdict[]
let summary: Summary

beforeAll(async () => {
  const { products } = catalogue
  const company = { name: 'Verrane', contactPath: '/contact-us' }
  const records = { attributes, vocabulary, interfaces, company }
  const { recommend } = await createAssistant(products, records)
  const { requests } = standing(allRequests, products)
  verdicts = await askAll(requests, products, (turns) => recommend(turns).reply)
  summary = summarize(verdicts)
})

const failing = () =>
  verdicts.flatMap(({ request, reply, asExpected }) =>
    asExpected ? [] : [`${request.id}: ${request.turns.join(' / ')} → ${reply}`],
  )

test('nine of ten answerable requests find an expected product among the first three', () => {
  expect(summary.hitAt3, failing().join('\n')).toBeGreaterThanOrEqual(0.9)
})

test('no named product breaks what was asked for', () => {
  expect(verdicts.flatMap(({ violations }) => violations)).toEqual([])
})

test('no product is invented', () => {
  expect(verdicts.flatMap(({ invented }) => invented)).toEqual([])
})

test('what is not its business is handed over', () => {
  expect(summary.refusals, failing().join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('what nothing satisfies is said plainly, and what is too vague is asked back', () => {
  expect(summary.byKind.impossible.asExpected, failing().join('\n')).toBeGreaterThanOrEqual(0.9)
  expect(summary.byKind.vague.asExpected, failing().join('\n')).toBeGreaterThanOrEqual(0.9)
})

test('a reply names three products at most', () => {
  expect(verdicts.filter(({ named }) => named.length > 3)).toEqual([])
})
