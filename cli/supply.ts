// npm run supply: licenses and origins of the packages that the site is made of, and their list as
// sbom.json. With --online the registry is asked for their signatures and for reported weaknesses.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { root } from './company.mjs'
import { licenseFaults, originFaults, readLock } from './supply/locked-packages.ts'

const args = process.argv.slice(2)
if (args.some((option) => option !== '--online')) {
  console.error(
    'Usage: npm run supply [-- --online]\n\nExit status: 0 nothing found, 1 faults, 2 wrong usage.',
  )
  process.exit(2)
}
const packages = readLock(root)
const faults = [...licenseFaults(packages), ...originFaults(packages)]
for (const fault of faults) console.log(fault)
console.log(`${packages.length} packages, ${faults.length} faults of license or origin`)
if (faults.length) process.exitCode = 1

npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
if (args.length) {
  npm('audit')
  npm('audit', 'signatures')
}

/** npm prints what it finds; the list goes into its file. */
function npm(command: string, ...more: string[]): void {
  const isList = command === 'sbom'
  const { status, stdout } = spawnSync('npm', [command, ...more], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', isList ? 'pipe' : 'inherit', 'inherit'],
  })
  if (status !== 0) process.exitCode = 1
  else if (isList) writeFileSync('sbom.json', stdout)
}
