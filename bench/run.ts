// `node bench/run.ts [part …] [--runs=5] [--minutes=60] [--addresses=50000] [--beside=FOLDER]`: runs the parts, prints one table, writes it as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#test/chromium.ts'
import { bytes } from './bytes.ts'
import { carried } from './carried.ts'
import { challenge } from './challenge.ts'
import { judge, ratioOf, type Figure, type Part } from './figure.ts'
import { growth } from './growth.ts'
import { hostile } from './hostile.ts'
import { knowledge } from './knowledge.ts'
import { large } from './large.ts'
import { longList } from './long-list.ts'
import { memory } from './memory.ts'
import { overload } from './overload.ts'
import { lighthouse } from './lighthouse.ts'
import { paint } from './paint.ts'
import { press } from './press.ts'
import { ready } from './ready.ts'
import { submissions } from './submissions.ts'
import { formatTable } from './table.ts'
import { throughput } from './throughput.ts'
import { viewer } from './viewer.ts'

const parts: Record<string, Part> = {
  bytes,
  carried,
  paint,
  press,
  large,
  ready,
  throughput,
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
}
/** Takes long, or has another build to be beside: runs when it is named. */
const onlyNamed = new Set(['memory', 'carried', 'hostile', 'challenge', 'growth'])
const output = 'test-results/bench.json'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '60' },
    addresses: { type: 'string', default: '50000' },
    beside: { type: 'string' },
  },
})
const usual = Object.keys(parts).filter((name) => !onlyNamed.has(name))
const chosen = positionals.length ? positionals : usual
const [runs, minutes, addresses] = [values.runs, values.minutes, values.addresses].map(Number) as [
  number,
  number,
  number,
]
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
const areNumbers = Number.isInteger(runs) && runs > 0 && minutes > 0 && addresses > 0
if (unknown.length || !areNumbers) {
  const names = Object.keys(parts).join(' | ')
  console.error(
    `Usage: npm run bench -- [${names} …] [--runs=5] [--minutes=60] [--addresses=50000] [--beside=FOLDER]`,
  )
  process.exit(2)
}
process.env.CHROMIUM_PATH = ensureChromium()

const figures: (Figure & { part: string })[] = []
const notMeasured: { part: string; reason: string; failed: boolean }[] = []
for (const part of chosen) {
  const start = performance.now()
  process.stderr.write(`${part} … `)
  try {
    const result = await parts[part]!({ runs, minutes, addresses, beside: values.beside })
    if ('skipped' in result) notMeasured.push({ part, reason: result.skipped, failed: false })
    else figures.push(...result.map((figure) => ({ part, ...figure })))
  } catch (error) {
    notMeasured.push({ part, reason: (error as Error).stack ?? String(error), failed: true })
  }
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(0)} s\n`)
}

console.log(`\n${formatTable(figures)}`)
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
}
const report = { at: new Date().toISOString(), runs, machine, figures: results, notMeasured }
writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`)
process.exit(over || failed ? 1 : 0)
