// `npm run eval`: puts the written requests to search and assistant, judges the answers by the
// records, and prints figures beside those of plain full text.
//   -- --against REF      beside the engine of another commit, too
//   -- --author a         only this author's requests
//   -- --file path.jsonl  the requests of this file instead of the company's
//   -- --verbose          failures of the read half
//   -- --quick            without processor times
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askCommit, askEngine } from './ask-engines.ts'
import {
  figuresBy,
  figuresOf,
  judgeAll,
  measures,
  pairedWins,
  timesOf,
  type Figures,
  type Share,
  type Verdict,
} from './figures.ts'
import { createJudge } from './judge-reply.ts'
import { entries, loadRequests, records } from './records.ts'
import { standing } from './standing.ts'

const output = 'test-results/eval.json'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    author: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    verbose: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
})
const { stale, ...requests } = standing(chosenRequests(), records)
if (stale.length) console.warn(`Stale expectations are left out:\n${stale.join('\n')}`)

const questions = {
  queries: requests.search.map(({ query }) => query),
  conversations: requests.assistant.map(({ turns }) => turns),
}
const answers = {
  engine: askEngine('/eval/engine.ts', questions),
  baseline: askEngine('/eval/baseline.ts', questions),
  ...(values.against && answersOf(values.against)),
}
const judge = createJudge(entries)
const rows = Object.entries(answers).map(([name, given]) => ({
  name,
  verdicts: judgeAll(requests, given, judge),
  times: timesOf(given),
}))
const [engine, ...others] = rows as [(typeof rows)[number], ...typeof rows]

const tables = Object.fromEntries(
  (['author', 'kind', 'half'] as const).map((key) => [
    key,
    Object.fromEntries(rows.map(({ name, verdicts }) => [name, figuresBy(verdicts, key)])),
  ]),
)
const totals = Object.fromEntries(rows.map(({ name, verdicts }) => [name, figuresOf(verdicts)]))
const wins = Object.fromEntries(
  others.map(({ name, verdicts }) => [name, pairedWins(engine.verdicts, verdicts)]),
)
const times = Object.fromEntries(rows.map((row) => [row.name, row.times]))

if (values.verbose) printFailures(engine.verdicts)
for (const [key, table] of Object.entries(tables)) printFigures(`by ${key}`, table)
printFigures('in all', { all: totals })
for (const [name, pairs] of Object.entries(wins)) {
  console.log(`\nRequests that the engine answers and ${name} does not, and the other way round`)
  console.table(pairs)
}
if (!values.quick) {
  for (const [name, figures] of Object.entries(times)) {
    console.log(`\nMilliseconds of processor time, ${name}: each search, each turn`)
    console.table(figures)
  }
}
mkdirSync('test-results', { recursive: true })
const isRead = ({ half }: Verdict) => half === 'read'
const details = Object.fromEntries(
  rows.map(({ name, verdicts }) => [name, verdicts.filter(isRead)]),
)
const report = { totals, ...tables, wins, times, stale, details }
writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`)
console.log(`Written to ${output}`)

function chosenRequests() {
  try {
    const { search, assistant } = loadRequests(values.file)
    const isChosen = ({ author }: { author: string }) => values.author?.includes(author) ?? true
    return { search: search.filter(isChosen), assistant: assistant.filter(isChosen) }
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

function answersOf(commit: string) {
  const given = askCommit(commit, questions)
  if (given) return { [commit]: given }
  console.warn(`${commit} has no eval/engine.ts: it cannot be compared.`)
  return {}
}

/** Rows of each group stand together, an engine in each. */
function printFigures(title: string, byEngine: Record<string, Record<string, Figures>>): void {
  const groups = new Set(Object.values(byEngine).flatMap((figures) => Object.keys(figures)))
  const lines = [...groups].flatMap((group) =>
    Object.entries(byEngine).flatMap(([name, figures]) => {
      const own = figures[group]
      return own ? [[`${group}, ${name}`, cellsOf(own)] as const] : []
    }),
  )
  console.log(`\nFigures ${title}`)
  console.table(Object.fromEntries(lines))
}

function cellsOf({ violations, invented, ...shares }: Figures): Record<string, string | number> {
  const cells = measures.flatMap((measure) => {
    const share = shares[measure]
    return share ? [[measure, inWords(share)] as const] : []
  })
  return { ...Object.fromEntries(cells), ...(shares.sound && { violations, invented }) }
}

function inWords({ share, low, high, n }: Share): string {
  return `${share.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) of ${n}`
}

function printFailures(verdicts: readonly Verdict[]): void {
  for (const { id, half, kind, turns, expected, answer, marks, faults } of verdicts) {
    const missed = measures.filter((measure) => marks[measure] === false)
    if (half === 'held' || missed.length === 0) continue
    console.log(
      `\n${id} (${kind}; not ${missed.join('; ')}): ${turns.join(' / ')}\n  answer: ${answer}\n  faults: ${faults.join('; ')}\n  expected: ${expected.join('; ')}`,
    )
  }
}
