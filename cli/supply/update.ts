// node cli/supply/update.ts: pins newer packages of the same majors and installs nothing.
// deploy/update does the rest.
import { spawnSync } from 'node:child_process'
import { root } from '../company.mjs'
import { updatePackages } from './update-packages.ts'

for (const change of updatePackages(root, npm)) console.log(change)

function npm(...args: string[]): void {
  const shell = process.platform === 'win32'
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell })
  if (status === 0) return
  console.error(stderr)
  process.exit(1)
}
