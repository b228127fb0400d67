import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runCommand } from '#test/run-command.ts'

export type VitestOptions = {
  filters?: readonly string[]
  env?: Record<string, string>
  /** Beside others, one file at a time: what it says is shown when it has come to its end. */
  beside?: 'unit' | 'faults'
  /** What fails is run once more, alone: other work on the machine must not fail a test. */
  isTriedAlone?: boolean
}

export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** A line for each that failed, or that passed only alone. */
  remarks: string[]
}

type Report = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs the tests of some projects, and tells which failed. */
export async function runVitest(
  projects: readonly string[],
  options: VitestOptions = {},
): Promise<Outcome> {
  const { status, report } = await runOnce(projects, options)
  if (!report) {
    return { passed: 0, failed: 1, skipped: 0, remarks: [`✗ no report of ${projects.join(', ')}`] }
  }
  const failures = failuresOf(report)
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  // An error outside any test fails the run without a failed test.
  if (status !== 0 && !failures.length)
    failures.push({ file: '', line: '✗ an error outside tests' })
  const files = [...new Set(failures.map(({ file }) => file))]
  if (options.isTriedAlone && failures.length && !files.includes('')) {
    const alone = await runVitest(projects, {
      filters: files,
      env: { ...options.env, TEST_ALONE: 'yes' },
      beside: options.beside,
    })
    if (!alone.failed) {
      const remarks = failures.map(({ line }) => `${line}\n  passed alone`)
      return { passed: passed + failures.length, failed: 0, skipped, remarks }
    }
  }
  return { passed, failed: failures.length, skipped, remarks: failures.map(({ line }) => line) }
}

async function runOnce(
  projects: readonly string[],
  { filters = [], env = {}, beside }: VitestOptions,
): Promise<{ status: number; report?: Report }> {
  const path = `test-results/${['vitest', beside].filter(Boolean).join('-')}.json`
  rmSync(path, { force: true })
  const args = [
    'run',
    ...filters,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...(beside || env.TEST_ALONE ? ['--maxWorkers=1'] : []),
  ]
  const { status, said } = await runCommand('vitest', args, { env, isShown: !beside })
  process.stdout.write(said)
  try {
    return { status, report: JSON.parse(readFileSync(path, 'utf8')) as Report }
  } catch {
    return { status }
  }
}

function failuresOf({ testResults }: Report): { file: string; line: string }[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that fails to load has no test that failed.
    if (!failed.length && status === 'failed') return [{ file, line: lineOf(file, '', message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      line: lineOf(file, fullName, failureMessages[0] ?? ''),
    }))
  })
}

/** As a long run's end is all that many see of it: the file, the test and the first of its message. */
function lineOf(file: string, test: string, message: string): string {
  const own = message.split('\n').filter((said) => !said.includes('node_modules'))
  const said = own.slice(0, 8).join('\n  ')
  return `✗ ${[file, test].filter(Boolean).join(' › ')}\n  ${said}`
}
