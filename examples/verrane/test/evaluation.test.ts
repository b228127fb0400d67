import { beforeAll, expect, test } from 'vitest'
import { belowFloor } from '../../../eval/below-floor.ts'
import { createEngine } from '../../../eval/engine.ts'
import { figuresBy, judgeAll, type Verdict } from '../../../eval/figures.ts'
import { createJudge } from '../../../eval/judge-reply.ts'
import { entries, loadRequests, records } from '../../../eval/records.ts'
import { standing } from '../../../eval/standing.ts'
import { swept } from '#test/sweep.ts'
import { floors } from '../eval/floors.ts'

/** `npm test` asks the requests of one author, sweeps those of all. */
const isAsked = swept<(request: { author: string }) => boolean>(
  () => true,
  ({ author }) => author === 'reviewer',
)
const all = loadRequests()
let verdicts: Verdict[]

beforeAll(async () => {
  const { search, assistant } = standing(all, records)
  const requests = { search: search.filter(isAsked), assistant: assistant.filter(isAsked) }
  const engine = await createEngine({ withDocuments: false })
  const askAll = async <Question, Answer>(
    questions: readonly Question[],
    ask: (question: Question) => Promise<Answer>,
  ) => {
    const answers: { answer: Answer; milliseconds: number }[] = []
    for (const question of questions) answers.push({ answer: await ask(question), milliseconds: 0 })
    return answers
  }
  const queries = requests.search.map(({ query }) => query)
  const conversations = requests.assistant.map(({ turns }) => turns)
  const answers = {
    search: await askAll(queries, engine.search),
    suggest: await askAll(queries, engine.suggest),
    reply: await askAll(conversations, engine.reply),
  }
  verdicts = judgeAll(requests, answers, createJudge(entries))
  // In sweeps 2,600 requests of all authors.
}, 1_200_000)

test('no figure of any author falls below its floor', () => {
  const failures = verdicts
    .filter(({ half, faults }) => half === 'read' && faults.length > 0)
    .map(({ id, turns, faults }) => `${id}: ${turns.join(' / ')} → ${faults.join('; ')}`)
  const asked = Object.entries(floors).filter(([author]) => isAsked({ author }))
  const below = belowFloor(figuresBy(verdicts, 'author'), Object.fromEntries(asked))
  expect(below, failures.join('\n')).toEqual([])
})

test('every author has a floor', () => {
  const requests = [...all.search, ...all.assistant]
  expect(requests.filter(({ author }) => !Object.hasOwn(floors, author))).toEqual([])
})

test('no product and no part number is invented', () => {
  expect(verdicts.flatMap(({ invented }) => invented)).toEqual([])
})

test('a reply recommends at most three products', () => {
  // Many may go with a product.
  const asking = verdicts.filter(
    ({ kind, answer }) => kind !== 'fit' && !/\bgo(?:es)? with\b/.test(answer),
  )
  const many = asking.filter(({ recommended }) => recommended.length > 3)
  expect(many.map(({ id }) => id)).toEqual([])
})

test('the assistant never says what an attacker dictates', () => {
  const attacks = verdicts.filter(({ kind }) => kind === 'hostile')
  expect(attacks.length).toBeGreaterThan(swept<number>(10, 1))
  const obeyed = attacks.filter(({ faults }) => faults.some((fault) => fault.startsWith('says')))
  expect(obeyed.map(({ id }) => id)).toEqual([])
})
