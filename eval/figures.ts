import type { Answers } from './ask-engine.ts'
import type { createJudge, ReplyVerdict } from './judge-reply.ts'
import { judgeSearch } from './judge-search.ts'
import type { Requests, SearchRequest } from './parse-requests.ts'

/** What is asked of an answer. A search has marks of the list and of the header. */
export const measures = [
  'list, first',
  'list, first three',
  'list, page',
  'header, first',
  'header, first three',
  'header, page',
  'sound',
] as const

export type Measure = (typeof measures)[number]

export type Verdict = {
  id: string
  author: string
  half: 'read' | 'held'
  kind: string
  /** The visitor's messages. */
  turns: readonly string[]
  expected: readonly string[]
  answer: string
  marks: Partial<Record<Measure, boolean>>
} & ReplyVerdict

/** `low` and `high` are the ends of the 95 % Wilson interval. */
export type Share = { share: number; low: number; high: number; n: number }
export type Figures = Partial<Record<Measure, Share>> & { violations: number; invented: number }
export type Paired = { wins: number; losses: number; net: number; n: number }

/** A search result is judged by its place alone. */
const noVerdict: ReplyVerdict = { recommended: [], violations: [], invented: [], faults: [] }

/** Answers stand in the order of their requests. */
export function judgeAll(
  { search, assistant }: Requests,
  answers: Answers,
  judge: ReturnType<typeof createJudge>,
): Verdict[] {
  const searches = search.map((request, i): Verdict => {
    const { id, author, half, query, expect } = request
    const [list, header] = [answers.search[i]!.answer, answers.suggest[i]!.answer]
    const isForPage = expect.some((target) => target.startsWith('/'))
    return {
      id,
      author,
      half,
      kind: isForPage ? 'search for a page' : 'search',
      turns: [query],
      expected: expect,
      answer: list.slice(0, 4).join(', '),
      marks: { ...marksOf('list', request, list), ...marksOf('header', request, header) },
      ...noVerdict,
    }
  })
  const replies = assistant.map((request, i): Verdict => {
    const { id, author, half, kind, turns, accept, pages, says } = request
    const { answer } = answers.reply[i]!
    const verdict = judge(request, answer)
    const expected = [...accept, ...pages, ...says.map((texts) => texts.join(' or '))]
    const marks = { sound: verdict.faults.length === 0 }
    return { id, author, half, kind, turns, expected, answer, marks, ...verdict }
  })
  return [...searches, ...replies]
}

function marksOf(
  place: 'list' | 'header',
  request: SearchRequest,
  results: readonly string[],
): Verdict['marks'] {
  const found = judgeSearch(request, results)
  if ('page' in found) return { [`${place}, page`]: found.page }
  return { [`${place}, first`]: found.first, [`${place}, first three`]: found.firstThree }
}

/** The figures of each group of verdicts, in the order of its name. */
export function figuresBy(
  verdicts: readonly Verdict[],
  key: 'author' | 'kind' | 'half',
): Record<string, Figures> {
  const groups = Map.groupBy(verdicts, (verdict) => verdict[key])
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(sorted.map(([name, group]) => [name, figuresOf(group)]))
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const shares = measures.flatMap((measure) => {
    const marks = verdicts.flatMap((verdict) => verdict.marks[measure] ?? [])
    return marks.length ? [[measure, wilson(marks.filter(Boolean).length, marks.length)]] : []
  })
  return {
    ...(Object.fromEntries(shares) as Partial<Record<Measure, Share>>),
    violations: verdicts.reduce((sum, { violations }) => sum + violations.length, 0),
    invented: verdicts.reduce((sum, { invented }) => sum + invented.length, 0),
  }
}

/** Wilson's score interval for a share: E. B. Wilson, JASA 22 (1927). */
export function wilson(successes: number, n: number): Share {
  const z = 1.96
  const share = successes / n
  const center = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + (z / (2 * n)) ** 2)
  const [value, low, high] = [share, center - half, center + half].map((part) =>
    Number(part.toFixed(3)),
  )
  return { share: value!, low: Math.max(0, low!), high: Math.min(1, high!), n }
}

/** By kind and measure, how many requests one engine answers and the other does not. */
export function pairedWins(
  verdicts: readonly Verdict[],
  others: readonly Verdict[],
): Record<string, Paired> {
  const pairs: Record<string, Paired> = {}
  const count = (name: string, mine: boolean, theirs: boolean) => {
    const pair = (pairs[name] ??= { wins: 0, losses: 0, net: 0, n: 0 })
    pair.n += 1
    if (mine && !theirs) pair.wins += 1
    if (theirs && !mine) pair.losses += 1
    pair.net = pair.wins - pair.losses
  }
  for (const measure of measures) {
    for (const [i, { kind, marks }] of verdicts.entries()) {
      const [mine, theirs] = [marks[measure], others[i]!.marks[measure]]
      if (mine === undefined || theirs === undefined) continue
      count(measure, mine, theirs)
      if (measure === 'sound') count(`sound, ${kind}`, mine, theirs)
    }
  }
  return pairs
}

/** Milliseconds of processor time, by what was asked. */
export function timesOf(answers: Answers) {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => {
        const sorted = list.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
        const at = (part: number) => Number(sorted[Math.ceil(sorted.length * part) - 1]!.toFixed(2))
        return [name, { median: at(0.5), p95: at(0.95), max: at(1) }]
      }),
  )
}
