// Proves that the direction rules bite: every fixture breaks one of them and must be reported.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const fixtures = globSync('test/fixtures/direction/**/*.ts')
const { stdout } = spawnSync('oxlint', ['--format=json', ...fixtures], {
  encoding: 'utf8',
})
const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
const silent = fixtures.filter(
  (fixture) =>
    !diagnostics.some(
      ({ code, filename }) => filename === fixture && code.includes('no-restricted-imports'),
    ),
)
if (fixtures.length < 5 || silent.length > 0) {
  console.error(`The direction rules let these pass:\n  ${silent.join('\n  ')}`)
  process.exit(1)
}
console.log(`The direction rules report all ${fixtures.length} fixtures.`)
