// Proves that the direction rules bite: every fixture breaks one and must be reported, and every
// rule has a fixture.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { directions } from '../direction.config.ts'

const folder = 'test/fixtures/direction'
const fixtures = globSync(`${folder}/**/*.{ts,tsx}`)
const { stdout } = spawnSync('oxlint', ['--format=json', ...fixtures], { encoding: 'utf8' })
const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
const silent = fixtures.filter(
  (fixture) =>
    !diagnostics.some(
      ({ code, filename }) => filename === fixture && code.includes('no-restricted-imports'),
    ),
)
const fixturesOf = (pattern: string) =>
  globSync(`${folder}/${pattern}${/\.tsx?$/.test(pattern) ? '' : '/*.ts'}`)
const unproven = directions.filter(({ files }) => !fixturesOf(files[0] ?? '').length)
if (silent.length > 0 || unproven.length > 0) {
  for (const fixture of silent) console.error(`The direction rules let this pass: ${fixture}`)
  for (const { files } of unproven) console.error(`No fixture breaks the rule for ${files[0]}`)
  process.exit(1)
}
console.log(`${directions.length} direction rules report all ${fixtures.length} fixtures.`)
