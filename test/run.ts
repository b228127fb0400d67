// Runs the checks and the tests and closes with one line that counts them.
// The engine's tests run on a company of their own; that which CONTENT_DIR names has its check and the
// tests in its folder.
// `npm test -- checks`, `-- unit`, `-- journeys`, `-- sweeps` run one part, `-- everything` all and
// the sweeps; anything else is a filter of files.
import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from '#test/chromium.ts'
import { inParallel } from '#test/fetched-pages.ts'
import { companyFolder } from '../cli/company.mjs'

type Count = { passed: number; failed: number; skipped: number }
type Job = [name: string, command: string, args: string[]]

// The first makes types of the routes, the others read them.
const [types, ...typechecks] = typecheckJobs()
const format: Job = ['format', 'prettier', ['--check', '--log-level', 'warn', '.']]
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
  await runVitest(unit)
} else {
  await prepareSites()
  // 'e2e' is what the journeys were once called.
  if (part === 'journeys' || part === 'e2e') await runVitest([...journeys, ...faults])
  else await runVitest([...unit, ...journeys, ...faults], { filters: [part, ...others] })
}
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
  console.log('Unit tests, sites and checks …')
  const units = runVitest(besideChecks, { env, beside: 'unit' })
  count(await succeeds(types!))
  await runJobs([neutralBuild])
  const waiting = runVitest(faults, { env, beside: 'faults' })
  await runJobs([ownBuild, ...checks, format], 1)
  await checkOwnContent()
  await units
  await runVitest(['server', ...journeys], { env })
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
    '{domain,app,server,cli}/**/*.test.{ts,tsx}',
    'test/{journeys,faults}/**/*.test.ts',
    `${companyFolder().path}/test/**/*.test.ts`,
  ]).filter(
    (file) =>
      file.endsWith('.sweep.test.ts') || readFileSync(file, 'utf8').includes("'#test/sweep.ts'"),
  )
  const options = { filters: swept, env: { TEST_SWEEPS: 'all' } }
  await runVitest([...unit, ...journeys, ...faults], options)
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
  const { status, said } = await run(command, args)
  if (status === 0) return true
  process.stderr.write(said)
  console.error(`✗ ${name}: ${command} ${args.join(' ')}`)
  return false
}

type VitestOptions = {
  filters?: readonly string[]
  env?: Record<string, string>
  /** Beside others, one file at a time: what it says is shown when it has come to its end. */
  beside?: 'unit' | 'faults'
}

async function runVitest(
  projects: readonly string[],
  { filters = [], env = {}, beside }: VitestOptions = {},
): Promise<void> {
  const report = `test-results/${['vitest', beside].filter(Boolean).join('-')}.json`
  rmSync(report, { force: true })
  const chosen = [...filters, ...projects.map((project) => `--project=${project}`)]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...chosen, ...reporters, ...(beside ? ['--maxWorkers=1'] : [])]
  const { status, said } = await run('vitest', args, { env, isShown: !beside })
  process.stdout.write(said)
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>
    const failed = numFailedTests ?? 0
    total.passed += numPassedTests ?? 0
    // A file that fails to load, or an error outside any test, fails the run without a failed test.
    total.failed += status === 0 ? failed : Math.max(1, failed)
    total.skipped += (numPendingTests ?? 0) + (numTodoTests ?? 0)
  } catch {
    total.failed++
  }
}

/** Runs a command to its end; what it says is shown at once, or returned. */
function run(
  command: string,
  args: readonly string[],
  { env = {}, isShown = false }: { env?: Record<string, string>; isShown?: boolean } = {},
): Promise<{ status: number; said: Buffer }> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (status) => resolve({ status: status ?? 1, said: Buffer.concat(said) }))
  })
}
