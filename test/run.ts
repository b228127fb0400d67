// Runs every check and every test and closes with one line that counts them.
// `npm test -- unit`, `-- e2e`, `-- checks` run one part.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'

type Count = { passed: number; failed: number; skipped: number }

const checks: [name: string, command: string, args: string[]][] = [
  ['types', 'react-router', ['typegen']],
  ['types', 'tsc', []],
  ['types with a second company', 'tsc', ['-p', 'test/fixtures/second-company']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['direction lint bites', 'node', ['test/direction-lint.ts']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'knip', []],
]
const report = 'test-results/vitest.json'

const [part = 'all'] = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0, skipped: 0 }
if (part === 'all' || part === 'checks') add(runChecks())
if (part === 'all' || part === 'unit') add(runVitest('unit'))
if (part === 'all' || part === 'e2e') {
  process.env.CHROMIUM_PATH = ensureChromium()
  add(runVitest('e2e'))
}
const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed ? 1 : 0)

function add(count: Count): void {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}

function runChecks(): Count {
  let failed = 0
  for (const [name, command, args] of checks) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status === 0) continue
    console.error(`✗ ${name}: ${command} ${args.join(' ')}`)
    failed++
  }
  return { passed: checks.length - failed, failed, skipped: 0 }
}

function runVitest(project: string): Count {
  rmSync(report, { force: true })
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
  const { status } = spawnSync('vitest', [...args, `--outputFile.json=${report}`], {
    stdio: 'inherit',
  })
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>
    const failed = numFailedTests ?? 0
    return {
      passed: numPassedTests ?? 0,
      // A file that fails to load, or an error outside any test, fails the run without a failed test.
      failed: status === 0 ? failed : Math.max(1, failed),
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
