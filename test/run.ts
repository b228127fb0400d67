// Runs the checks and the tests and closes with one line that counts them.
// The engine's tests run on a company of their own; that which CONTENT_DIR names has its check and the
// tests in its folder.
// `npm test -- checks`, `-- unit`, `-- journeys`, `-- sweeps` run one part, `-- everything` all and
// the sweeps; anything else is a filter of files.
import { globSync, readFileSync } from 'node:fs'
import { ensureChromium } from '#test/chromium.ts'
import { inParallel } from '#test/fetched-pages.ts'
import { runCommand } from '#test/run-command.ts'
import { runVitest, type VitestOptions } from '#test/run-vitest.ts'
import { companyFolder } from '../cli/company.mjs'

type Count = { passed: number; failed: number; skipped: number }
type Job = [name: string, command: string, args: string[]]

// The first makes types of the routes, the others read them.
const [types, ...typechecks] = typecheckJobs()
const format: Job = ['format', 'oxfmt', ['--check']]
const checks: Job[] = [
  ...typechecks,
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['unused code', 'knip', []],
  ['code that tests alone use', 'knip', ['--production', '--include=files,exports']],
  ['direction lint bites', 'node', ['test/direction-lint.ts']],
]
const neutralBuild: Job = ['build', 'node', ['test/build.ts', 'test/company']]
const ownBuild: Job = ['build', 'node', ['test/build.ts']]
const smallestBuild: Job = ['build', 'node', ['test/build.ts', 'test/smallest-company']]
/** As many as take as long, one file at a time, as builds and checks do. */
const besideChecks = ['unit', 'isolated', 'sample']
const unit = [...besideChecks, 'server']
const journeys = ['journeys', 'sample-journeys']
const faults = ['faults']

const [part = 'all', ...others] = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: repeated at the end, where the last lines of a long run are read. */
const remarks: string[] = []
if (part === 'all') {
  await runAll()
} else if (part === 'everything') {
  await runAll()
  await runSweeps()
} else if (part === 'sweeps') {
  await runSweeps()
} else if (part === 'checks') {
  count(await succeeds(types!))
  await runJobs([format, ...checks])
  await checkOwnContent()
} else if (part === 'unit') {
  await test(unit)
} else {
  await prepareSites()
  // 'e2e' is what the journeys were once called.
  if (part === 'journeys' || part === 'e2e') await test([...journeys, ...faults])
  else await test([...unit, ...journeys, ...faults], { filters: [part, ...others] })
}
for (const line of remarks) console.log(line)
const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed ? 1 : 0)

/**
 * Tests that need no site keep one core busy while the other makes the sites and checks what is
 * written; journeys have both, with what is left. Faults wait for most of their time: they run
 * beside all else from when their site is built.
 */
async function runAll(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium()
  const env = { TEST_SWEEPS: 'none' }
  const isTriedAlone = true
  console.log('Unit tests, sites and checks …')
  const units = test(besideChecks, { env, beside: 'unit', isTriedAlone })
  count(await succeeds(types!))
  await runJobs([neutralBuild])
  const waiting = test(faults, { env, beside: 'faults', isTriedAlone })
  // Another company's own journeys need its site. The sample's are sweeps, all of them.
  const hasOwnJourneys = !companyFolder().isSample
  await runJobs([...(hasOwnJourneys ? [ownBuild] : []), ...checks, format], 1)
  await checkOwnContent()
  await units
  const onSites = hasOwnJourneys ? journeys : ['journeys']
  await test(['server', ...onSites], { env, isTriedAlone })
  await waiting
}

async function prepareSites(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium()
  await runJobs([neutralBuild, ownBuild, smallestBuild])
}

/** Runs each file that goes over less in `npm test` than there is (test/support/sweep.ts), or is left out. */
async function runSweeps(): Promise<void> {
  await prepareSites()
  const swept = globSync([
    '{domain,app,capabilities,server,cli}/**/*.test.{ts,tsx}',
    'test/{journeys,faults}/**/*.test.ts',
    `${companyFolder().path}/test/**/*.test.ts`,
  ]).filter(
    (file) =>
      file.endsWith('.sweep.test.ts') || readFileSync(file, 'utf8').includes("'#test/sweep.ts'"),
  )
  const options = { filters: swept, env: { TEST_SWEEPS: 'all' }, isTriedAlone: true }
  await test([...unit, ...journeys, ...faults], options)
}

/** The commands of `npm run typecheck`, one by one: they need not wait for each other. */
function typecheckJobs(): Job[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { typecheck: string }
  }
  // What CONTENT_DIR names has a check of its own, after these: it makes the routes' types anew.
  const commands = scripts.typecheck.split(' && ').filter((line) => !line.includes('cli/content'))
  return commands.map((line) => {
    const [command = '', ...args] = line.split(' ')
    return ['types', command, args]
  })
}

/** Of the sample and the tests' companies the other checks and tests know all. */
async function checkOwnContent(): Promise<void> {
  if (!process.env.CONTENT_DIR?.trim()) return
  count(await succeeds(['content', 'node', ['cli/content.ts', 'check']]))
}

/** Few jobs keep two cores busy alone. Builds count when they fail. */
async function runJobs(jobs: readonly Job[], atOnce = 2): Promise<void> {
  await inParallel(jobs, atOnce, async (job) => {
    const done = await succeeds(job)
    if (!done || job[0] !== 'build') count(done)
  })
}

function count(passed: boolean): void {
  if (passed) total.passed++
  else total.failed++
}

/** Runs a job, and shows all that it said when it fails. */
async function succeeds([name, command, args]: Job): Promise<boolean> {
  const { status, said } = await runCommand(command, args)
  if (status === 0) return true
  process.stderr.write(said)
  const failure = `✗ ${name}: ${command} ${args.join(' ')}`
  console.error(failure)
  remarks.push(failure)
  return false
}

async function test(projects: readonly string[], options: VitestOptions = {}): Promise<void> {
  const done = await runVitest(projects, options)
  remarks.push(...done.remarks)
  total.passed += done.passed
  total.failed += done.failed
  total.skipped += done.skipped
}
