// node cli/supply/update.ts: writes the newest versions of the same majors into package.json and the
// lock file, and installs nothing. deploy/update does the rest.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../company.mjs'
import { newerVersions, type Pinned } from './newer.ts'

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Pinned>>

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Manifest
const pinned = { ...dependencies, ...devDependencies, ...optionalDependencies }

const newer = newerVersions(pinned, (name, version) => {
  const said = npm('view', `${name}@^${version}`, 'version', '--json')
  const versions = said ? (JSON.parse(said) as string | string[]) : []
  return typeof versions === 'string' ? [versions] : versions
})
for (const [name, version] of newer) console.log(`${name} ${pinned[name]} → ${version}`)
const write = ['--save-exact', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
if (newer.size)
  npm('install', ...write, ...[...newer].map(([name, version]) => `${name}@${version}`))
// What those bring along, within what they ask for.
npm('update', ...write)

function npm(...args: string[]): string {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell })
  if (status === 0) return stdout
  console.error(stderr)
  process.exit(1)
}
