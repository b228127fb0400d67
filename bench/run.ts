// `node bench/run.ts [PART …] [--runs=3] [--keep]`: measures the production build, prints one table
// and writes it as JSON. Exit status 1: a figure is over its budget, or a part failed.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#test/chromium.ts'
import { measureBytes } from './bytes.ts'
import { isWithinBudget, type PartResult } from './figure.ts'
import { keepRun, writeRun, type Run } from './kept-run.ts'
import { measureGrowth, measureLarge } from './large.ts'
import { measureLighthouse } from './lighthouse.ts'
import { startMeasuredSite, warmUp, type MeasuredSite } from './measured-site.ts'
import { measureOverload } from './overload.ts'
import { measurePaint } from './paint.ts'
import { measurePress } from './press.ts'
import { measureReady } from './ready.ts'
import { measureServerWork } from './server-work.ts'
import { textTable } from './table.ts'
import { measureThroughput } from './throughput.ts'

/** In this order, on one running site. Throughput is last: it leaves the site on one core. */
const partsOnOneSite: Record<
  string,
  (on: { site: MeasuredSite; runs: number }) => Promise<PartResult>
> = {
  bytes: measureBytes,
  paint: measurePaint,
  press: measurePress,
  lighthouse: measureLighthouse,
  server: measureServerWork,
  throughput: measureThroughput,
}
/** In this order afterwards. Each starts what it needs. */
const partsAlone: Record<string, (on: { runs: number }) => Promise<PartResult>> = {
  ready: measureReady,
  overload: measureOverload,
  large: measureLarge,
  growth: measureGrowth,
}
const onRequest = ['growth']
const names = [...Object.keys(partsOnOneSite), ...Object.keys(partsAlone)]
const usual = names.filter((name) => !onRequest.includes(name))

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
  },
})
const chosen = positionals.length ? positionals : usual
const runs = Number(values.runs)
const isUnderstood =
  chosen.every((name) => names.includes(name)) && Number.isInteger(runs) && runs > 0
// A kept run is whole, so that all its figures are of one machine and one commit.
if (!isUnderstood || (values.keep && !usual.every((name) => chosen.includes(name)))) {
  console.error(
    `Usage: npm run bench -- [${names.join(' | ')} …] [--runs=3] [--keep, with all parts]`,
  )
  process.exit(2)
}

process.env.CHROMIUM_PATH = ensureChromium()
const load = loadavg()[0]!
const start = performance.now()
const figures: Run['figures'] = []
const missing: Run['missing'] = []
let failures = 0

async function runPart(part: string, measure: () => Promise<PartResult>): Promise<void> {
  if (!chosen.includes(part)) return
  const begun = performance.now()
  try {
    const result = await measure()
    if ('skipped' in result) missing.push({ part, reason: `skipped: ${result.skipped}` })
    else figures.push(...result.map((figure) => ({ part, ...figure })))
  } catch (error) {
    failures++
    missing.push({
      part,
      reason: `failed: ${error instanceof Error ? error.stack : String(error)}`,
    })
  }
  console.error(`${part}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

if (chosen.some((name) => Object.hasOwn(partsOnOneSite, name))) {
  const site = await startMeasuredSite()
  try {
    await warmUp(site.url)
    for (const [part, measure] of Object.entries(partsOnOneSite))
      await runPart(part, () => measure({ site, runs }))
  } finally {
    await site.stop()
  }
}
for (const [part, measure] of Object.entries(partsAlone))
  await runPart(part, () => measure({ runs }))

console.log(`\n${textTable(figures)}\n`)
for (const { part, reason } of missing) console.log(`${part} ${reason}`)
const over = figures.filter((figure) => isWithinBudget(figure) === false).length
console.log(`${figures.length} figures, ${over} over budget, ${failures} parts failed`)

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
const run: Run = {
  at: new Date().toISOString(),
  commit,
  machine: {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    node: process.version,
    load,
  },
  minutes: (performance.now() - start) / 60_000,
  figures,
  missing,
}
mkdirSync('test-results', { recursive: true })
writeRun('test-results/bench.json', run)
if (values.keep && missing.length) console.error('Not kept: some parts are missing.')
else if (values.keep) keepRun(run)
process.exit(over || failures ? 1 : 0)
