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
const otherBuilds: Job[] = [
  ['build', 'node', ['test/build.ts']],
  ['build', 'node', ['test/build.ts', 'test/smallest-company']],
]
const unit = ['unit', 'server', 'isolated', 'sample']
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
  await prepareSites()
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

/** Faults wait for most of their time: they run beside all else from when their site is built. */
async function runAll(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium()
  // One build does not keep two cores busy, and the format needs nothing that is made first.
  const formatted = runJobs([format])
  await Promise.all([succeeds(types!).then(count), runJobs([neutralBuild])])
  const env = { TEST_SWEEPS: 'none' }
  const waiting = runVitest(faults, { env, isAside: true })
  await Promise.all([formatted, runJobs([...otherBuilds, ...checks])])
  await checkOwnContent()
  await runVitest([...unit, ...journeys], { env })
  await waiting
}

async function prepareSites(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium()
  await runJobs([neutralBuild, ...otherBuilds])
}

/** Runs each file that goes over less in `npm test` than there is (test/support/sweep.ts), or is left out. */
async function runSweeps(): Promise<void> {
  const files = globSync([
    'test/{journeys,faults}/**/*.test.ts',
    `${companyFolder().path}/test/journeys/**/*.test.ts`,
  ])
  const swept = files.filter(
    (file) =>
      file.endsWith('.sweep.test.ts') || readFileSync(file, 'utf8').includes("'#test/sweep.ts'"),
  )
  await runVitest([...journeys, ...faults], { filters: swept, env: { TEST_SWEEPS: 'all' } })
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

/** Runs jobs two at a time: few of them keep two cores busy alone. Builds count when they fail. */
async function runJobs(jobs: readonly Job[]): Promise<void> {
  await inParallel(jobs, 2, async (job) => {
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
  /** Beside another, one file at a time: what it says is shown when it has come to its end. */
  isAside?: boolean
}

async function runVitest(
  projects: readonly string[],
  { filters = [], env = {}, isAside = false }: VitestOptions = {},
): Promise<void> {
  const report = `test-results/${isAside ? 'vitest-aside' : 'vitest'}.json`
  rmSync(report, { force: true })
  const chosen = [...filters, ...projects.map((project) => `--project=${project}`)]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...chosen, ...reporters, ...(isAside ? ['--maxWorkers=1'] : [])]
  const { status, said } = await run('vitest', args, { env, isShown: !isAside })
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
