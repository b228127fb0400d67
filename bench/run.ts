// `node bench/run.ts [part …] [--runs=5] [--minutes=60] [--addresses=50000] [--beside=FOLDER]
// [--products=20000,100000] [--keep]`: runs the parts, prints one table beside the run that was kept last,
// writes it as JSON; --keep as docs/bench.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#test/chromium.ts'
import { bytes } from './bytes.ts'
import { calibrate, disturbance, stolenText } from './calibration.ts'
import { carried } from './carried.ts'
import { challenge } from './challenge.ts'
import { judge, ratioOf, type Part } from './figure.ts'
import { growth } from './growth.ts'
import { hostile } from './hostile.ts'
import { inTurn } from './in-turn.ts'
import { changeSince, keepRun, readKeptRun, type PartRun } from './kept-run.ts'
import { knowledge } from './knowledge.ts'
import { large } from './large.ts'
import { longList } from './long-list.ts'
import { memory } from './memory.ts'
import { madeAnew } from './made-anew.ts'
import { overload } from './overload.ts'
import { lighthouse } from './lighthouse.ts'
import { paint } from './paint.ts'
import { press } from './press.ts'
import { ready } from './ready.ts'
import { searchEngine } from './search-engine.ts'
import { submissions } from './submissions.ts'
import { formatTable } from './table.ts'
import { throughput } from './throughput.ts'
import { viewer } from './viewer.ts'

const parts: Record<string, Part> = {
  bytes,
  carried,
  'in-turn': inTurn,
  paint,
  press,
  large,
  ready,
  throughput,
  'made-anew': madeAnew,
  submissions,
  knowledge,
  'long-list': longList,
  viewer,
  lighthouse,
  overload,
  memory,
  hostile,
  challenge,
  growth,
  'search-engine': searchEngine,
}
/** Takes long, or has another build to be beside: runs when it is named. */
const onlyNamed = new Set([
  'memory',
  'carried',
  'in-turn',
  'hostile',
  'challenge',
  'growth',
  'search-engine',
])
/** Each of their runs is of many: two or three tell as much as five, in minutes less. */
const mostRuns: Record<string, number> = { large: 2, 'long-list': 2, overload: 3 }
/** Seconds: a part that takes longer is told as disturbed. */
const longestRepeated = 300
const output = 'test-results/bench.json'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '60' },
    addresses: { type: 'string', default: '50000' },
    beside: { type: 'string' },
    products: { type: 'string', default: '20000,100000' },
    keep: { type: 'boolean', default: false },
  },
})
const usual = Object.keys(parts).filter((name) => !onlyNamed.has(name))
const chosen = positionals.length ? positionals : usual
const [runs, minutes, addresses] = [values.runs, values.minutes, values.addresses].map(Number) as [
  number,
  number,
  number,
]
const products = values.products.split(',').map(Number)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
const areCounts = [runs, ...products].every((one) => Number.isInteger(one) && one > 0)
const areNumbers = areCounts && minutes > 0 && addresses > 0
if (unknown.length || !areNumbers) {
  const names = Object.keys(parts).join(' | ')
  console.error(
    `Usage: npm run bench -- [${names} …] [--runs=5] [--minutes=60] [--addresses=50000] [--beside=FOLDER] [--products=20000,100000] [--keep]`,
  )
  process.exit(2)
}
process.env.CHROMIUM_PATH = ensureChromium()

const former = readKeptRun()
const measured: PartRun[] = []
const notMeasured: { part: string; reason: string; failed: boolean }[] = []
/** How the machine was after the part before. */
let machineNow = await calibrate()
let { stolen } = machineNow
for (const part of chosen) {
  process.stderr.write(`${part} … `)
  try {
    const result = await measuredQuietly(part)
    if ('skipped' in result) notMeasured.push({ part, reason: result.skipped, failed: false })
    else measured.push(result)
  } catch (error) {
    notMeasured.push({ part, reason: (error as Error).stack ?? String(error), failed: true })
  }
  process.stderr.write(`${measured.at(-1)?.seconds.toFixed(0) ?? 0} s\n`)
}

/** Once more where the machine was not quiet, or is no longer what it was. */
async function measuredQuietly(part: string): Promise<PartRun | { skipped: string }> {
  const first = await measuredOnce(part)
  if ('skipped' in first || !first.disturbed || first.seconds > longestRepeated) return first
  process.stderr.write(`not quiet: ${first.disturbed}; once more … `)
  const second = await measuredOnce(part)
  if ('skipped' in second) return first
  return { ...second, seconds: first.seconds + second.seconds }
}

async function measuredOnce(part: string): Promise<PartRun | { skipped: string }> {
  const before = machineNow
  const start = performance.now()
  const result = await parts[part]!({
    runs: Math.min(runs, mostRuns[part] ?? runs),
    minutes,
    addresses,
    beside: values.beside,
    products,
  })
  const seconds = (performance.now() - start) / 1000
  // Browsers and servers take a moment to be gone.
  await pause(1000)
  machineNow = await calibrate()
  stolen = Math.max(stolen, machineNow.stolen)
  if ('skipped' in result) return result
  const disturbed = disturbance(before, machineNow)
  return { part, seconds, figures: result, ...(disturbed && { disturbed }) }
}

const figures = measured.flatMap(({ part, figures }) =>
  figures.map((figure) => ({ part, ...figure, change: changeSince(former, part, figure) })),
)
console.log(`\n${formatTable(figures)}`)
for (const { part, disturbed } of measured)
  if (disturbed) console.log(`${part} was measured while the machine was not quiet: ${disturbed}`)
if (stolenText(stolen)) console.log(stolenText(stolen))
for (const { part, reason, failed } of notMeasured)
  console.log(`${part} ${failed ? 'failed' : 'skipped'}: ${reason}`)
const over = figures.filter((figure) => judge(figure) === 'over').length
const failed = notMeasured.filter((part) => part.failed).length
console.log(`${figures.length} figures, ${over} over budget, ${failed} parts failed`)

mkdirSync('test-results', { recursive: true })
const results = figures.map((figure) => ({
  ...figure,
  ratio: ratioOf(figure),
  verdict: judge(figure),
}))
const machine = {
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  node: process.version,
  stolen,
}
const at = new Date().toISOString()
writeFileSync(
  output,
  `${JSON.stringify({ at, runs, machine, figures: results, notMeasured }, null, 2)}\n`,
)
if (values.keep) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' })
  keepRun({ at, commit: commit.trim(), runs, machine, parts: measured }, former)
}
process.exit(over || failed ? 1 : 0)
