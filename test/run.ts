// Runs every check and every test and closes with one line that counts them.
// The engine's tests run on a company of their own; that which CONTENT_DIR names has its check and the
// tests in its folder.
// `npm test -- checks`, `-- unit`, `-- journeys` run one part; anything else is a filter of files.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from '#test/chromium.ts'
import { inParallel } from '#test/fetched-pages.ts'

type Count = { passed: number; failed: number; skipped: number }
type Job = [name: string, command: string, args: string[]]

// The first makes types of the routes, the others read them.
const [types, ...typechecks] = typecheckJobs()
const checks: Job[] = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ...typechecks,
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['unused code', 'knip', []],
  ['code that tests alone use', 'knip', ['--production', '--include=files,exports']],
  ['direction lint bites', 'node', ['test/direction-lint.ts']],
]
const builds: Job[] = [
  ['build', 'node', ['test/build.ts']],
  ['build', 'node', ['test/build.ts', 'test/company']],
  ['build', 'node', ['test/build.ts', 'test/smallest-company']],
]
const unit = ['unit', 'server', 'isolated', 'sample']
const journeys = ['journeys', 'sample-journeys']
const report = 'test-results/vitest.json'

const [part = 'all', ...others] = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0, skipped: 0 }
if (part === 'all') {
  process.env.CHROMIUM_PATH = ensureChromium()
  await runJobs(builds, checks)
  await checkOwnContent()
  runVitest([...unit, ...journeys])
} else if (part === 'checks') {
  await runJobs([], checks)
  await checkOwnContent()
} else if (part === 'unit') {
  runVitest(unit)
} else {
  process.env.CHROMIUM_PATH = ensureChromium()
  await runJobs(builds, [])
  // 'e2e' is what the journeys were once called.
  if (part === 'journeys' || part === 'e2e') runVitest(journeys)
  else runVitest([...unit, ...journeys], [part, ...others])
}
const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed ? 1 : 0)

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
async function runJobs(builds: readonly Job[], checks: readonly Job[]): Promise<void> {
  if (checks.length) count(await succeeds(types!))
  await inParallel([...builds, ...checks], 2, async (job) => {
    const done = await succeeds(job)
    if (!done || checks.includes(job)) count(done)
  })
}

function count(passed: boolean): void {
  if (passed) total.passed++
  else total.failed++
}

/** Runs a job, and shows all that it said when it fails. */
function succeeds([name, command, args]: Job): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (status) => {
      if (status !== 0) {
        process.stderr.write(Buffer.concat(said))
        console.error(`✗ ${name}: ${command} ${args.join(' ')}`)
      }
      resolve(status === 0)
    })
  })
}

function runVitest(projects: readonly string[], filters: readonly string[] = []): void {
  rmSync(report, { force: true })
  const args = [...filters, ...projects.map((project) => `--project=${project}`)]
  const { status } = spawnSync(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: 'inherit' },
  )
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
